import { expect, it } from "vitest";
import { awardPhrase } from "./award-phrase.ts";

it.each([
  [
    "BSc (Hons) Adult Nursing",
    "University of Leeds",
    "a BSc (Hons) in Adult Nursing from the University of Leeds",
  ],
  ["Intercalated BSc (Hons) Neuroscience", null, "an intercalated BSc (Hons) in Neuroscience"],
  ["MBBCh", "Cardiff University", "an MBBCh from Cardiff University"],
  [
    "MSc in Data Science",
    "King's College London",
    "an MSc in Data Science from King's College London",
  ],
  [
    "NVQ Level 3 Fabrication and Welding",
    "Swansea College",
    "an NVQ Level 3 in Fabrication and Welding from Swansea College",
  ],
  [
    "NVQ Level 2 for Dental Nurses",
    "Kingsmere College",
    "an NVQ Level 2 for Dental Nurses from Kingsmere College",
  ],
  ["PGCE Primary Education", null, "a PGCE in Primary Education"],
  [
    "Legal Practice Course",
    "The University of Law",
    "the Legal Practice Course from The University of Law",
  ],
  [
    "A-levels in Biology and Chemistry",
    "Roundhay School",
    "A-levels in Biology and Chemistry (Roundhay School)",
  ],
  [
    "Level 2 Diploma in Electrical Installations",
    "City of Bristol College",
    "a Level 2 Diploma in Electrical Installations (City of Bristol College)",
  ],
  [
    "MSc Public Policy",
    "University College London",
    "an MSc in Public Policy from University College London",
  ],
])("%s, %s: %s", (degree, school, phrase) => expect(awardPhrase(degree, school)).toBe(phrase));
