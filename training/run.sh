#!/usr/bin/env bash
# usage: run.sh BASE   from labels to models/; BASE is the folder of all-MiniLM-L6-v2 (model.fp16.safetensors, tokenizer.json)
set -euo pipefail
cd "$(dirname "$0")/.."
base=$1
made=$(mktemp -d)
npx node training/labels.ts "$made/labels.jsonl"
python3 training/train.py "$base" "$made/labels.jsonl" data/lines "$made/reader.pt"
python3 training/export.py "$base" "$made/reader.pt" "$made/reader.onnx"
npx node training/lessons.ts "$made/reader.onnx" "$base/tokenizer.json" "$made/reader.cases.txt" "$made/lessons.jsonl"
python3 training/judge.py "$made/lessons.jsonl" "$made/judge.json"
python3 training/publish.py "$made/reader.onnx" "$base/tokenizer.json" "$made/judge.json" models
