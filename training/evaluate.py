"""usage: evaluate.py BASE READER.pt LABELS.jsonl PART   how well the pairs alone tell answered demands from others (AUC), for one part of the split"""

import json
import sys
from pathlib import Path

import torch

from encoder import Reader, Tokenizer, load_base, pair, run
from split import part_of
from train import VERDICT, nearness_of


def auc(high, low):
    high, low = torch.tensor(high)[:, None], torch.tensor(low)[None]
    return ((high > low).float() + 0.5 * (high == low).float()).mean().item()


def main():
    base, weights, labels, part = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), sys.argv[4]
    tokenizer, reader = Tokenizer(base), Reader(load_base(base)).eval()
    if weights != "none":
        reader.load_state_dict(torch.load(weights, weights_only=True))
    examples = [e for e in map(json.loads, labels.read_text().splitlines()) if part_of(e["case"]) == part]
    scores, nears, truth, half, recall = [], [], [], [], []
    with torch.no_grad():
        for e in examples:
            nearness = nearness_of(reader, tokenizer, e["demands"], e["lines"])
            top = nearness.topk(min(7, len(e["lines"])), 1).indices.tolist()
            pairs = [pair(tokenizer, d["text"], e["lines"][j]["post"], e["lines"][j]["text"]) for d, t in zip(e["demands"], top) for j in t]
            judged = run(reader, pairs)[0].softmax(-1)
            answer = (judged[:, 2] + judged[:, 1] / 2).view(len(top), -1).max(1).values
            scores += answer.tolist()
            nears += nearness.max(1).values.tolist()
            truth += [VERDICT[d["verdict"]] > 0 for d in e["demands"]]
            half += [e["cv"] == "b"] * len(top)
            recall += [any(j in t for j, _ in d["marks"]) for d, t in zip(e["demands"], top) if d["marks"]]
    split = lambda s, keep: auc([x for x, t, k in zip(s, truth, keep) if t and k], [x for x, t, k in zip(s, truth, keep) if not t and k])
    every = [True] * len(truth)
    print(part, len(truth), "demands; AUC of pairs", round(split(scores, every), 3), "half-fit", round(split(scores, half), 3),
          "of vectors", round(split(nears, every), 3), "half-fit", round(split(nears, half), 3),
          "; a marked statement among the nearest 7:", round(sum(recall) / len(recall), 3))


if __name__ == "__main__":
    main()
