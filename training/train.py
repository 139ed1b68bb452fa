"""usage: train.py BASE LABELS.jsonl LINES_FOLDER OUT.pt [--start READER.pt] [--stages rows,cases,cases]

Trains the reader in stages. `rows`: pairs of data/lines, each line with its own demand and with one of its sector that it does not
answer. `cases`: whole CVs as the product reads them: of each demand the marked statements and the unmarked ones nearest to it, and
steps that draw marked statements near to their demand. Pairs of many CVs are shuffled into one batch."""

import argparse
import json
import random
import time
from pathlib import Path

import torch
import torch.nn.functional as F

from encoder import Reader, Tokenizer, load_base, pair, run, single
from split import part_of

MARK = {"+": 2, "~": 1}
VERDICT = {"missing": 0, "unverifiable": 0, "partial": 1, "met": 2}


def read_rows(folder: Path):
    """Rows of data/lines: (demand, [(mark, post, line)]), by file."""
    files = []
    for file in sorted(folder.glob("*.txt")):
        rows = [[x.strip() for x in line.split(" | ")] for line in file.read_text().splitlines() if line.strip()]
        files.append([(r[1], [(x[0], x[1:].strip()) for x in r[2:]]) for r in rows])
    return files


def nearness_of(reader, tokenizer, demands, lines):
    """Cosine of every demand with every statement, (demands, lines)."""
    _, vectors = run(reader, [single(tokenizer, d["text"]) for d in demands] + [single(tokenizer, l["text"]) for l in lines])
    vectors = F.normalize(vectors, dim=-1)
    return vectors[: len(demands)] @ vectors[len(demands):].T


def nearness_loss(nearness, demands):
    """Marked statements are to be nearer to their demand than the CV's others."""
    losses = [-F.log_softmax(nearness[i] * 16, 0)[[j for j, _ in d["marks"]]].mean() for i, d in enumerate(demands) if d["marks"]]
    return torch.stack(losses).mean() if losses else None


def choose(demand, nearness, candidates, rng):
    """Statements to judge a demand by: marked ones, the nearest unmarked ones, now and then one from afar."""
    marks = dict(demand["marks"])
    unmarked = [j for j in nearness.argsort(descending=True).tolist() if j not in marks]
    top = unmarked[: max(3, candidates - len(marks))]
    rest = unmarked[len(top):]
    far = [rng.choice(rest)] if rest and rng.random() < 0.5 else []
    return [(j, MARK.get(marks.get(j), 0)) for j in [*marks][: candidates - 1] + top + far]


def row_pairs(tokenizer, files, rng, others=2):
    pairs = []
    for rows in files:
        for demand, marked in rows:
            for mark, line in marked:
                pairs.append((pair(tokenizer, demand, "", line), MARK.get(mark, 0), 1.0 if mark in MARK else 0.4))
                if mark in MARK:
                    for other, _ in rng.sample(rows, others):
                        if other != demand:
                            pairs.append((pair(tokenizer, other, "", line), 0, 0.6))
    return pairs


def case_pairs(reader, tokenizer, examples, rng, candidates):
    pairs = []
    reader.eval()
    for example in examples:
        demands, lines = example["demands"], example["lines"]
        with torch.no_grad():
            nearness = nearness_of(reader, tokenizer, demands, lines)
        for i, demand in enumerate(demands):
            # What answers it was divided otherwise by the splitter: no statement can be told to answer, and none not to.
            if VERDICT[demand["verdict"]] and not demand["marks"]:
                continue
            for j, target in choose(demand, nearness[i], candidates, rng):
                pairs.append((pair(tokenizer, demand["text"], lines[j]["post"], lines[j]["text"]), target, 1.5 if target else 1.0))
    reader.train()
    return pairs


def batches_of(pairs, tokens, rng):
    """Batches of like length from a shuffled pool, in random order."""
    order = list(range(len(pairs)))
    rng.shuffle(order)
    batches = []
    for at in range(0, len(order), 2000):
        batch = []
        for i in sorted(order[at : at + 2000], key=lambda i: len(pairs[i][0][0])):
            if batch and (len(batch) + 1) * len(pairs[i][0][0]) > tokens:
                batches.append(batch)
                batch = []
            batch.append(i)
        batches.append(batch)
    rng.shuffle(batches)
    return [[pairs[i] for i in batch] for batch in batches]


def pair_loss(reader, batch):
    logits, _ = run(reader, [p for p, _, _ in batch], tokens_a_batch=10**9)
    targets, weights = torch.tensor([t for _, t, _ in batch]), torch.tensor([w for _, _, w in batch])
    return (F.cross_entropy(logits, targets, reduction="none", label_smoothing=0.03) * weights).sum() / weights.sum()


def train_stage(stage, reader, tokenizer, examples, files, rng, a):
    pairs = row_pairs(tokenizer, files, rng) if stage == "rows" else case_pairs(reader, tokenizer, examples, rng, a.candidates)
    if stage == "cases":
        pairs += rng.sample(row_pairs(tokenizer, files, rng, 1), len(pairs) // 6)
    batches = batches_of(pairs, a.tokens, rng)
    near_every = max(8, len(batches) // len(examples))
    optimiser = torch.optim.AdamW([
        {"params": [v for n, v in reader.named_parameters() if v.requires_grad and not n.startswith("head")], "lr": a.rate},
        {"params": reader.head.parameters(), "lr": 5e-4}], weight_decay=0.01)
    steps = len(batches)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda t: min(1, (t + 1) / (0.05 * steps)) * max(0.02, 1 - t / steps))
    print(stage, len(pairs), "pairs,", steps, "steps", flush=True)
    begun, seen = time.time(), []
    for n, batch in enumerate(batches):
        loss = pair_loss(reader, batch)
        seen.append(loss.item())
        if n % near_every == 0:
            example = rng.choice(examples)
            near = nearness_loss(nearness_of(reader, tokenizer, example["demands"], example["lines"]), example["demands"])
            loss = loss if near is None else loss + 0.1 * near
        loss.backward()
        torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
        optimiser.step()
        schedule.step()
        optimiser.zero_grad()
        if n % 50 == 49:
            print(stage, n + 1, steps, round(sum(seen[-100:]) / len(seen[-100:]), 3), round(time.time() - begun), "s", flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("base", type=Path)
    p.add_argument("labels", type=Path)
    p.add_argument("lines", type=Path)
    p.add_argument("out", type=Path)
    p.add_argument("--start", type=Path)
    p.add_argument("--stages", default="rows,cases,cases")
    p.add_argument("--part", default="first", choices=["first", "later"])
    p.add_argument("--again", type=float, default=0.25, help="share of the first part's CVs that are read once more beside the later ones")
    p.add_argument("--rate", type=float, default=8e-5)
    p.add_argument("--tokens", type=int, default=1200, help="word pieces a batch")
    p.add_argument("--candidates", type=int, default=8)
    p.add_argument("--threads", type=int, default=2)
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    torch.manual_seed(1)
    rng = random.Random(1)
    every = [json.loads(line) for line in a.labels.read_text().splitlines()]
    examples = [e for e in every if part_of(e["case"]) == a.part]
    known = [e for e in every if part_of(e["case"]) == "first"] if a.part == "later" else []
    tokenizer, reader = Tokenizer(a.base), Reader(load_base(a.base))
    if a.start:
        reader.load_state_dict(torch.load(a.start, weights_only=True))
    reader.encoder.words.weight.requires_grad_(False)
    reader.train()
    for stage in a.stages.split(","):
        train_stage(stage, reader, tokenizer, examples + rng.sample(known, int(len(known) * a.again)), read_rows(a.lines), rng, a)
        torch.save(reader.state_dict(), a.out)


if __name__ == "__main__":
    main()
