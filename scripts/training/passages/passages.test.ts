import { describe, expect, it } from "vitest";
import { inOrder } from "../../../src/server/engine/job/passage-chain.ts";
import {
  likelihoods,
  type PassageLabel,
  passageLabels,
  passageModel,
} from "../../../src/server/engine/job/passage-model.ts";
import { readPassages } from "./labelled-passages.ts";
import { packPassages } from "./pack-passages.ts";
import { type PassageFile, passageText, turnsOf } from "./passage-plan.ts";
import { type PassageLesson, trainPassages } from "./train-passages.ts";

const at = (label: PassageLabel) => passageLabels.indexOf(label);
const lesson = (label: PassageLabel, ...features: string[]): PassageLesson => ({
  features,
  labels: [at(label)],
  weight: 1,
});
const lessons = [
  lesson("demand", "you", "must"),
  lesson("demand", "essential", "experience"),
  lesson("offer", "you", "pension"),
  lesson("offer", "pension", "leave"),
];
const training = { seed: 3, epochs: 20, rate: 0.2, decay: 0.001, least: 1 };

describe("training the model of passages", () => {
  it("learns which words stand in what", () => {
    const model = passageModel(packPassages(trainPassages(lessons, training), [], 100));
    expect(likelihoods(model, ["must"]).demand).toBeGreaterThan(0.5);
    expect(likelihoods(model, ["leave"]).offer).toBeGreaterThan(0.5);
  });

  it("gives the same weights for the same lessons and seed, others for another seed", () => {
    const packed = JSON.stringify(packPassages(trainPassages(lessons, training), [], 100));
    expect(JSON.stringify(packPassages(trainPassages(lessons, training), [], 100))).toBe(packed);
    const other = trainPassages(lessons, { ...training, seed: 4 });
    expect(JSON.stringify(packPassages(other, [], 100))).not.toBe(packed);
  });

  it("learns from a lesson that leaves open which of two labels it is", () => {
    const open = { features: ["duty-or-demand"], labels: [at("demand"), at("duty")], weight: 1 };
    const model = passageModel(
      packPassages(trainPassages([...lessons, open, open], training), [], 100),
    );
    const { demand, duty } = likelihoods(model, ["duty-or-demand"]);
    expect(demand + duty).toBeGreaterThan(0.6);
  });

  it("keeps the strongest features when few may stay", () => {
    const { features } = packPassages(trainPassages(lessons, training), [], 2);
    expect(features.split(" ")).toHaveLength(2);
    expect(features).toContain("pension");
  });
});

describe("what stands behind what", () => {
  const passage = (ad: string, label: PassageLabel) => ({ ad, label });
  const turn = (turns: readonly number[], from: PassageLabel, to: PassageLabel) =>
    turns[at(from) * passageLabels.length + at(to)] ?? 0;
  const told = ["employer", "duty", "duty", "duty", "demand", "demand", "demand", "offer"] as const;
  const first = told.map((label) => passage("own:a", label));
  const turns = turnsOf([...first, passage("own:b", "employer")], 1);

  it("is counted within an advertisement, beside how often it stands anywhere", () => {
    expect(turn(turns, "duty", "duty")).toBeGreaterThan(1);
    expect(turn(turns, "duty", "offer")).toBeLessThan(1);
    const asOne = turnsOf([...first, passage("own:a", "employer")], 1);
    expect(turn(turns, "offer", "employer")).toBeLessThan(turn(asOne, "offer", "employer"));
  });

  it("settles what the words leave open", () => {
    const sure = (label: PassageLabel) => ({ ...even, [label]: 0.9 });
    const even = { demand: 0.3, duty: 0.3, offer: 0.1, employer: 0.1, process: 0.1, filler: 0.1 };
    const [, between] = inOrder(turns, [sure("duty"), even, sure("duty")]);
    expect(between?.duty).toBeGreaterThan(between?.demand ?? 1);
    expect(inOrder(turns, [])).toEqual([]);
    const sum = Object.values(between ?? {}).reduce((total, one) => total + one, 0);
    expect(sum).toBeCloseTo(1);
  });
});

describe("labelled passages", () => {
  it("gives each marked line its neighbours, and no example for a line that is only shown", () => {
    const [only, ...others] = readPassages(
      "@ own:a 3\n-\tintro\t.\t0\tYou must drive.\noffer\tintro\t.\t1\tWe offer a pension.",
    );
    expect(others).toEqual([]);
    expect(only?.around).toMatchObject({ before: { is: "demand" }, after: undefined, place: 0.5 });
  });

  it("refuses a block without a head and a mark that is none", () => {
    expect(() => readPassages("offer\tintro\t.\t1\tA pension.")).toThrow("No head");
    expect(() => readPassages("@ own:a 1\nperk\tintro\t.\t0\tA pension.")).toThrow();
  });

  it("keeps what is measured on apart from what is learnt from", () => {
    const adsIn = (name: PassageFile) =>
      [...passageText(name).matchAll(/^@ (\S+)/gmu)].map(([, ad = ""]) => ad);
    const learnt = new Set((["train", "invented", "voices"] as const).flatMap(adsIn));
    const held = (["held-out", "held-out-voices"] as const).flatMap(adsIn);
    expect(held.length).toBeGreaterThan(80);
    expect(passageText("held-out").split("\n").length).toBeGreaterThan(500);
    expect(held.filter((ad) => learnt.has(ad))).toEqual([]);
  });
});
