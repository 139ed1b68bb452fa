import { expect, it } from "vitest";
import { plainAward } from "./plain-award.ts";

it.each([
  ["B.Sc. Physics", "BSc Physics"],
  ["M.S in Botany", "MS in Botany"],
  ["Ph.D. : Botany", "PhD : Botany"],
  ["Bachelors Degree : Music", "Bachelor's Degree : Music"],
  ["B.B.A : Human Resources Human Resources", "BBA : Human Resources"],
  ["BA Drama", "BA Drama"],
  ["NVQ Level 2 in Joinery, finished June 2024", "NVQ Level 2 in Joinery"],
  ["NVQ Level 2 in Joinery, completed", "NVQ Level 2 in Joinery"],
])("%s is %s", (degree, plain) => expect(plainAward(degree)).toBe(plain));
