#!/usr/bin/env bash
# usage: run.sh BASE   from labels to models/; BASE is the folder of all-MiniLM-L6-v2 (model.fp16.safetensors, tokenizer.json)
set -euo pipefail
cd "$(dirname "$0")/.."
base=$1
made=$(mktemp -d)
npx node training/labels.ts "$made/labels.jsonl"

# What the judge learns from has to be read by an encoder that has not learnt it: the later cases by one that knows the first alone.
python3 training/train.py "$base" "$made/labels.jsonl" data/lines "$made/early.pt" --stages rows,cases,cases
python3 training/export.py "$base" "$made/early.pt" "$made/early.onnx"
npx node training/lessons.ts "$made/early.onnx" "$base/tokenizer.json" later "$made/early-lessons.jsonl"

python3 training/train.py "$base" "$made/labels.jsonl" data/lines "$made/reader.pt" --start "$made/early.pt" --stages cases --part later
python3 training/export.py "$base" "$made/reader.pt" "$made/reader.onnx"
npx node training/lessons.ts "$made/reader.onnx" "$base/tokenizer.json" judge "$made/lessons.jsonl"

python3 training/judge.py "$made/early-lessons.jsonl" "$made/lessons.jsonl" --out "$made/judge.json"
python3 training/publish.py "$made/reader.onnx" "$base/tokenizer.json" "$made/judge.json" models
