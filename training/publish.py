"""usage: publish.py READER.onnx TOKENIZER.json JUDGE.json MODELS   copies what was trained into models/, with a manifest of hashes"""

import hashlib
import json
import shutil
import sys
from pathlib import Path

reader, tokenizer, judge, models = map(Path, sys.argv[1:5])
models.mkdir(exist_ok=True)
files = {"reader.onnx": reader, "tokenizer.json": tokenizer, "judge.json": judge}
for name, source in files.items():
    shutil.copyfile(source, models / name)
hashes = {name: hashlib.sha256((models / name).read_bytes()).hexdigest() for name in files}
(models / "manifest.json").write_text(json.dumps({"files": hashes}, indent=2) + "\n")
