"""usage: judge.py LESSONS.jsonl... --out OUT.json   the small judge over the encoder's scores

Three boosted-tree models (something answers; it is met; no CV can show it) with monotone constraints, so that a line that answers
never makes a verdict worse; and a logistic regression that tells a demand's kind from its vector. Thresholds are chosen on the
same lessons by leaving cases out. Held-back cases are left to `npm run eval`: whoever sees their figures here would choose by them."""

import argparse
import itertools
import json
from pathlib import Path

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

KINDS = ["skill", "experience", "years", "qualification", "licence", "language", "attitude", "circumstance"]
RISING = {"met1", "met2", "met3", "partial1", "answer1", "answer2", "answers", "near1", "near3", "otherAnswers", "otherNearness", "skills",
          "nearSkills", "licence", "level", "language", "yearsShare", "worked"}
"""Features that grow with what a CV says: more of them never makes a verdict worse."""
OF_DEMAND = {"attitude", "open", "required", "words", "asksYears"} | {f"kind{i}" for i in range(len(KINDS))}
"""Features of the demand alone: whether a CV could show it at all does not hang on the CV."""
FALLING = {"denied"}


def boosted(names):
    constraints = [1 if n in RISING else -1 if n in FALLING else 0 for n in names]
    return HistGradientBoostingClassifier(max_depth=3, learning_rate=0.06, max_iter=110, min_samples_leaf=20, l2_regularization=2.0,
                                          monotonic_cst=constraints, random_state=1)


def fit(names, x, verdict):
    answered = np.isin(verdict, ["met", "partial"])
    checkable = verdict != "unverifiable"
    demand = np.where([n in OF_DEMAND for n in names], x, 0)
    return {"answered": boosted(names).fit(x, answered),
            "met": boosted(names).fit(x, verdict == "met"),
            "unverifiable": boosted(names).fit(demand[~answered], ~checkable[~answered])}


def probabilities(models, x):
    return {name: model.predict_proba(x)[:, 1] for name, model in models.items()}


def decide(p, thresholds):
    # What no line comes near is not answered, however well the rest of the CV answers.
    bare = p["best"] < thresholds["line"]
    answered = np.where(bare, 0, p["answered"])
    met = np.minimum(p["met"], answered)
    open_ = np.where(p["unverifiable"] >= thresholds["unverifiable"], "unverifiable", "missing")
    return np.where(met >= thresholds["met"], "met", np.where(answered >= thresholds["answered"], "partial", open_))


def figures(chosen, verdict):
    return {"right": float((chosen == verdict).mean()), "missing called met": float((chosen[verdict == "missing"] == "met").mean()),
            "met called missing": float((chosen[verdict == "met"] == "missing").mean())}


def choose_thresholds(p, verdict):
    def value(thresholds):
        f = figures(decide(p, thresholds), verdict)
        # The two grave errors cost more than any other does.
        return f["right"] - 0.4 * f["missing called met"] - 0.2 * f["met called missing"]

    grid = itertools.product(np.arange(0.4, 0.66, 0.02), np.arange(0.3, 0.62, 0.02), (0.4, 0.5, 0.6), (0.05, 0.1, 0.15, 0.2, 0.25, 0.3))
    every = [{"met": float(m), "answered": float(a), "unverifiable": u, "line": l} for m, a, u, l in grid]
    return max(every, key=value)


def packed(model):
    """scikit-learn's trees as plain nodes."""
    trees = []
    for (predictor,) in model._predictors:
        nodes = []
        for n in predictor.nodes:
            if n["is_leaf"]:
                nodes.append({"value": round(float(n["value"]), 5)})
            else:
                # An infinite threshold parts known from unknown values.
                threshold = min(float(f"{n['num_threshold']:.6g}"), 1e300)
                nodes.append({"feature": int(n["feature_idx"]), "threshold": threshold, "left": int(n["left"]),
                              "right": int(n["right"]), "unknownLeft": bool(n["missing_go_to_left"])})
        trees.append(nodes)
    return {"base": float(model._baseline_prediction.ravel()[0]), "trees": trees}


def kind_model(lines):
    own = [l for l in lines if l.get("vector")]
    x, y = np.array([l["vector"] for l in own]), np.array([KINDS.index(l["kind"]) for l in own])
    model = LogisticRegression(C=20, max_iter=3000).fit(x, y)
    weights = np.full((len(KINDS), x.shape[1] + 1), 0.0)
    weights[:, -1] = -20
    for row, bias, kind in zip(model.coef_, model.intercept_, model.classes_):
        weights[kind] = [*row, bias]
    return weights


def kinds_of(weights, vectors):
    logits = vectors @ weights[:, :-1].T + weights[:, -1]
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


class Lessons:
    """Lessons of one reader; a demand's kinds are told from that reader's vectors."""

    def __init__(self, file: Path):
        self.lines = [json.loads(line) for line in file.read_text().splitlines()]
        self.vectors = {(l["case"], l["text"]): np.array(l["vector"]) for l in self.lines if l.get("vector")}
        self.taught = [l for l in self.lines if "verdict" in l]

    def kinds(self, without=frozenset()):
        return kind_model([l for l in self.lines if l["case"] not in without])

    def table(self, weights, keep):
        """(lessons, features): those whose case `keep` accepts."""
        some = [l for l in self.taught if keep(l["case"])]
        if not some:
            return np.zeros((0, 0))
        plain = np.array([[np.nan if v is None else v for v in l["features"].values()] for l in some], float)
        return np.hstack([plain, kinds_of(weights, np.array([self.vectors[l["case"], l["text"]] for l in some]))])


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("lessons", type=Path, nargs="+", help="of the reader that is published last")
    p.add_argument("--out", type=Path, required=True)
    a = p.parse_args()
    files = [Lessons(file) for file in a.lessons]
    every = [l for f in files for l in f.taught]
    verdict, cases = np.array([l["verdict"] for l in every]), np.array([l["case"] for l in every])
    names = [*every[0]["features"], *(f"kind{i}" for i in range(len(KINDS)))]
    stacked = lambda weights, keep: np.vstack([t for f, w in zip(files, weights) if len(t := f.table(w, keep))])
    out = {k: np.zeros(len(every)) for k in ("answered", "met", "unverifiable")}
    for _, test in GroupKFold(8).split(every, groups=cases):
        left_out = set(cases[test])
        weights = [f.kinds(left_out) for f in files]
        models = fit(names, stacked(weights, lambda case: case not in left_out), verdict[~np.isin(cases, list(left_out))])
        for k, v in probabilities(models, stacked(weights, lambda case: case in left_out)).items():
            out[k][np.isin(cases, list(left_out))] = v
    weights = [f.kinds() for f in files]
    x = stacked(weights, lambda case: True)
    out["best"] = x[:, names.index("answer1")]
    # By the lessons of the reader that is published: another reader's scores lie elsewhere.
    published = slice(len(every) - len(files[-1].taught), None)
    out, told = {k: v[published] for k, v in out.items()}, verdict[published]
    thresholds = choose_thresholds(out, told)
    print(len(every), "lessons; leaving cases out,", len(told), "of the published reader:", figures(decide(out, thresholds), told), thresholds)
    models = fit(names, x, verdict)
    a.out.write_text(json.dumps({"features": names, **{k: packed(m) for k, m in models.items()}, "thresholds": thresholds,
                                 "kinds": {"names": KINDS, "weights": np.round(weights[-1], 4).tolist()}}))


if __name__ == "__main__":
    main()
