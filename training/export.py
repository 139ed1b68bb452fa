"""usage: export.py BASE READER.pt OUT.onnx   the trained reader as an int8 ONNX network

Inputs ids, attention, sides: int64 (batch, tokens). Outputs judged: float (batch, 3), probabilities of missing, partial, met;
vectors: float (batch, 384). Dynamic quantisation: weights of every matrix symmetric per column, of the embedding per row; activations symmetric per row, so that what is
read does not hang on what else is in its batch."""

import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from encoder import Reader, load_base


class Network(nn.Module):
    def __init__(self, reader: Reader):
        super().__init__()
        self.reader = reader

    def forward(self, ids, attention, sides):
        logits, vectors = self.reader(ids, attention, sides)
        return logits.softmax(-1), vectors


def int8(weights: np.ndarray, axis: int):
    scale = np.abs(weights).max(axis, keepdims=True) / 127
    scale[scale == 0] = 1
    return np.clip(np.rint(weights / scale), -127, 127).astype(np.int8), scale.astype(np.float32)


def unsigned(values: np.ndarray):
    """Where activations and weights are unsigned both, no processor saturates: with signed weights those without VNNI do, and judge otherwise."""
    return (values.astype(np.int16) + 128).astype(np.uint8)


def quantised(model: onnx.ModelProto) -> onnx.ModelProto:
    graph = model.graph
    weights = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    nodes, added, dropped, inputs = [], [], set(), {}
    for node in graph.node:
        if node.op_type == "MatMul" and node.input[1] in weights:
            name, x, out = node.input[1], node.input[0], node.output[0]
            values, scale = int8(weights[name].astype(np.float32), 0)
            added += [numpy_helper.from_array(unsigned(values), f"{name}_q"), numpy_helper.from_array(scale[0], f"{name}_s"),
                      numpy_helper.from_array(np.full(values.shape[1], 128, np.uint8), f"{name}_z")]
            dropped.add(name)
            if x not in inputs:
                q = inputs[x] = f"row{len(inputs)}"
                nodes += [helper.make_node("Abs", [x], [f"{q}a"]),
                          helper.make_node("ReduceMax", [f"{q}a"], [f"{q}m"], axes=[-1], keepdims=1),
                          helper.make_node("Div", [f"{q}m", "row_127"], [f"{q}d"]),
                          helper.make_node("Max", [f"{q}d", "row_least"], [f"{q}s"]),
                          helper.make_node("Div", [x, f"{q}s"], [f"{q}v"]),
                          helper.make_node("Round", [f"{q}v"], [f"{q}r"]),
                          helper.make_node("Add", [f"{q}r", "row_128"], [f"{q}u"]),
                          helper.make_node("Cast", [f"{q}u"], [f"{q}x"], to=TensorProto.UINT8)]
            q = inputs[x]
            nodes += [helper.make_node("MatMulInteger", [f"{q}x", f"{name}_q", "row_zero", f"{name}_z"], [f"{out}_i"]),
                      helper.make_node("Cast", [f"{out}_i"], [f"{out}_f"], to=TensorProto.FLOAT),
                      helper.make_node("Mul", [f"{out}_f", f"{q}s"], [f"{out}_s"]),
                      helper.make_node("Mul", [f"{out}_s", f"{name}_s"], [out])]
        elif node.op_type == "Gather" and node.input[0] in weights and weights[node.input[0]].size > 1e6:
            name, out = node.input[0], node.output[0]
            values, scale = int8(weights[name].astype(np.float32), 1)
            added += [numpy_helper.from_array(values, f"{name}_q"), numpy_helper.from_array(scale, f"{name}_s")]
            dropped.add(name)
            nodes += [helper.make_node("Gather", [f"{name}_q", node.input[1]], [f"{out}_q"], axis=0),
                      helper.make_node("Cast", [f"{out}_q"], [f"{out}_f"], to=TensorProto.FLOAT),
                      helper.make_node("Gather", [f"{name}_s", node.input[1]], [f"{out}_s"], axis=0),
                      helper.make_node("Mul", [f"{out}_f", f"{out}_s"], [out])]
        else:
            nodes.append(node)
    added += [numpy_helper.from_array(np.array(value, kind), name) for name, value, kind in
              (("row_127", 127, np.float32), ("row_128", 128, np.float32), ("row_least", 1e-9, np.float32), ("row_zero", 128, np.uint8))]
    kept = [i for i in graph.initializer if i.name not in dropped] + added
    del graph.node[:], graph.initializer[:]
    graph.node.extend(nodes)
    graph.initializer.extend(kept)
    onnx.checker.check_model(model)
    return model


def main():
    base, weights, out = map(Path, sys.argv[1:4])
    reader = Reader(load_base(base))
    reader.load_state_dict(torch.load(weights, weights_only=True))
    network = Network(reader).eval()
    ids = torch.randint(1000, 2000, (2, 12))
    inputs = (ids, torch.ones_like(ids), torch.zeros_like(ids))
    names = ["ids", "attention", "sides"]
    axes = {name: {0: "batch", 1: "tokens"} for name in names} | {"judged": {0: "batch"}, "vectors": {0: "batch"}}
    plain = out.with_suffix(".fp32.onnx")
    torch.onnx.export(network, inputs, str(plain), input_names=names, output_names=["judged", "vectors"],
                      dynamic_axes=axes, opset_version=17, dynamo=False)
    onnx.save(quantised(onnx.load(str(plain))), str(out))
    plain.unlink()
    print(out, round(out.stat().st_size / 1e6, 1), "MB")


if __name__ == "__main__":
    main()
