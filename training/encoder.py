"""The encoder (all-MiniLM-L6-v2: BERT, 6 layers, 384 wide) and its word pieces, in torch alone."""

import json
import unicodedata
import re
from pathlib import Path

import torch
import torch.nn.functional as F
from safetensors.torch import load_file
from torch import nn

WIDTH, LAYERS, HEADS, INNER, VOCABULARY, POSITIONS = 384, 6, 12, 1536, 30522, 512


class Tokenizer:
    """BERT's uncased word pieces, of a tokenizer.json."""

    def __init__(self, base: Path):
        self.vocabulary = json.loads((base / "tokenizer.json").read_text())["model"]["vocab"]
        self.start, self.stop, self.unknown = (self.vocabulary[t] for t in ("[CLS]", "[SEP]", "[UNK]"))
        self.known: dict[str, list[int]] = {}

    def word(self, word: str) -> list[int]:
        if word not in self.known:
            self.known[word] = self.pieces(word)
        return self.known[word]

    def pieces(self, word: str) -> list[int]:
        found, at = [], 0
        while at < len(word):
            end = len(word)
            while end > at and ("##" if at else "") + word[at:end] not in self.vocabulary:
                end -= 1
            if end == at or len(word) > 100:
                return [self.unknown]
            found.append(self.vocabulary[("##" if at else "") + word[at:end]])
            at = end
        return found

    def ids(self, text: str) -> list[int]:
        plain = unicodedata.normalize("NFD", text.lower())
        plain = "".join(c for c in plain if unicodedata.category(c) != "Mn").replace("_", " _ ")
        return [piece for word in re.findall(r"\w+|[^\w\s]", plain) for piece in self.word(word)]


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.out = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.norm1, self.norm2 = (nn.LayerNorm(WIDTH, eps=1e-12) for _ in range(2))
        self.widen, self.narrow = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        split = lambda y: y.view(batch, length, HEADS, WIDTH // HEADS).transpose(1, 2)
        seen = F.scaled_dot_product_attention(split(self.query(x)), split(self.key(x)), split(self.value(x)), attn_mask=mask)
        x = self.norm1(x + self.drop(self.out(seen.transpose(1, 2).reshape(batch, length, WIDTH))))
        return self.norm2(x + self.drop(self.narrow(F.gelu(self.widen(x)))))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.words, self.places, self.sides = nn.Embedding(VOCABULARY, WIDTH), nn.Embedding(POSITIONS, WIDTH), nn.Embedding(2, WIDTH)
        self.norm, self.drop = nn.LayerNorm(WIDTH, eps=1e-12), nn.Dropout(0.1)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))

    def forward(self, ids, attention, sides):
        x = self.words(ids) + self.places(torch.arange(ids.shape[1]))[None] + self.sides(sides)
        x = self.drop(self.norm(x))
        mask = torch.zeros(attention.shape, dtype=x.dtype).masked_fill(attention == 0, -1e9)[:, None, None, :]
        for layer in self.layers:
            x = layer(x, mask.to(x.dtype))
        return x


def load_base(base: Path) -> Encoder:
    """The published weights, before any training of ours."""
    stored = {k.removeprefix("bert."): v.float() for k, v in load_file(base / "model.fp16.safetensors").items()}
    names = {"words": "embeddings.word_embeddings", "places": "embeddings.position_embeddings",
             "sides": "embeddings.token_type_embeddings", "norm": "embeddings.LayerNorm"}
    parts = {"query": "attention.self.query", "key": "attention.self.key", "value": "attention.self.value",
             "out": "attention.output.dense", "norm1": "attention.output.LayerNorm", "widen": "intermediate.dense",
             "narrow": "output.dense", "norm2": "output.LayerNorm"}
    for layer in range(LAYERS):
        names |= {f"layers.{layer}.{ours}": f"encoder.layer.{layer}.{theirs}" for ours, theirs in parts.items()}
    encoder = Encoder()
    encoder.load_state_dict({f"{ours}.{kind}": stored[f"{theirs}.{kind}"] for ours, theirs in names.items()
                             for kind in ("weight", "bias") if f"{theirs}.{kind}" in stored})
    return encoder


class Reader(nn.Module):
    """One encoder, two uses: a vector for a single text, and a judgement (missing, partial, met) of a demand beside a statement."""

    def __init__(self, encoder: Encoder):
        super().__init__()
        self.encoder = encoder
        self.head = nn.Sequential(nn.LayerNorm(5 * WIDTH), nn.Linear(5 * WIDTH, 192), nn.GELU(), nn.Dropout(0.1), nn.Linear(192, 3))

    def forward(self, ids, attention, sides):
        """ids, attention, sides: (batch, tokens) → logits (batch, 3), vectors of the first side (batch, 384)."""
        x = self.encoder(ids, attention, sides)
        mean = lambda kept: (x * kept[..., None].to(x.dtype)).sum(1) / kept.sum(1, keepdim=True).clamp(min=1).to(x.dtype)
        demand, statement = mean(attention * (1 - sides)), mean(attention * sides)
        both = torch.cat([x[:, 0], demand, statement, demand * statement, (demand - statement).abs()], -1)
        return self.head(both), demand


HAS_BFLOAT16 = torch.cpu._is_avx512_bf16_supported()
"""Where the processor lacks it, torch emulates it, and takes seventeen times as long."""

MOST_DEMAND, MOST_POST, MOST_STATEMENT = 56, 24, 72
"""Longest demand, post and statement in word pieces; the rest is cut off. The product cuts in the same places (src/server/engine/reader/word-pieces.ts)."""


def single(tokenizer: Tokenizer, text: str) -> tuple[list[int], list[int]]:
    ids = [tokenizer.start, *tokenizer.ids(text)[:MOST_STATEMENT], tokenizer.stop]
    return ids, [0] * len(ids)


def pair(tokenizer: Tokenizer, demand: str, post: str, statement: str) -> tuple[list[int], list[int]]:
    first = [tokenizer.start, *tokenizer.ids(demand)[:MOST_DEMAND], tokenizer.stop]
    above = [*tokenizer.ids(post)[:MOST_POST], *tokenizer.ids(":")] if post else []
    second = [*above, *tokenizer.ids(statement)[:MOST_STATEMENT], tokenizer.stop]
    return first + second, [0] * len(first) + [1] * len(second)


def run(reader: Reader, inputs, tokens_a_batch=1400):
    """Logits (n, 3) and vectors (n, 384) of inputs in their own order, read in batches of like length."""
    order = sorted(range(len(inputs)), key=lambda i: len(inputs[i][0]))
    batches, batch = [], []
    for i in order:
        if batch and (len(batch) + 1) * len(inputs[i][0]) > tokens_a_batch:
            batches.append(batch)
            batch = []
        batch.append(i)
    if batch:
        batches.append(batch)
    logits, vectors = [], []
    for batch in batches:
        longest = max(len(inputs[i][0]) for i in batch)
        padded = lambda values: torch.tensor([v + [0] * (longest - len(v)) for v in values])
        attention = padded([[1] * len(inputs[i][0]) for i in batch])
        with torch.autocast("cpu", torch.bfloat16, enabled=HAS_BFLOAT16):
            out = reader(padded([inputs[i][0] for i in batch]), attention, padded([inputs[i][1] for i in batch]))
        logits.append(out[0].float())
        vectors.append(out[1].float())
    back = torch.empty(len(inputs), dtype=torch.long)
    back[torch.tensor([i for batch in batches for i in batch])] = torch.arange(len(inputs))
    return torch.cat(logits)[back], torch.cat(vectors)[back]
