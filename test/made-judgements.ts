import type { Demand } from "../src/server/engine/job/job-record.ts";
import type { Judgement } from "../src/server/engine/judge/judgement.ts";
import type { RequirementStatus } from "../src/shared/results.ts";

/** A required demand that asks for nothing but what is told here. */
export const madeDemand = (told: Partial<Demand> = {}): Demand => ({
  id: "r1",
  text: "Something asked for",
  importance: "required",
  kind: "skill",
  responsibility: false,
  skills: [],
  terms: [],
  years: null,
  yearsOf: null,
  education: null,
  licences: [],
  languages: [],
  unverifiable: false,
  ...told,
});

/** A demand as somebody has judged it. */
export const madeJudgement = (
  status: RequirementStatus,
  demand: Partial<Demand> = {},
  more: Partial<Judgement> = {},
): Judgement => ({
  demand: madeDemand(demand),
  status,
  sure: true,
  reason: "",
  evidence: [],
  statements: [],
  lacksLicence: false,
  contested: false,
  ...more,
});
