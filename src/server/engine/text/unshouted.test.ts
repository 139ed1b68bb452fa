import { expect, it } from "vitest";
import { unshouted } from "./unshouted.ts";

it.each([
  ["ST OSWIN'S CHURCH OF ENGLAND SCHOOL", "St Oswin's Church of England School"],
  ["CHEF DE PARTIE", "Chef de Partie"],
  ["UNIVERSITY OF WYREHAVEN", "University of Wyrehaven"],
  ["HOLLOWAY BULK LTD", "Holloway Bulk Ltd"],
  ["O'BRIEN & MCDONALD HAULAGE", "O'Brien & McDonald Haulage"],
  ["HR MANAGER (NHS)", "HR Manager (NHS)"],
  ["CNC SETTER / OPERATOR", "CNC Setter / Operator"],
  ["ASDA", "ASDA"],
  ["Senior Nurse", "Senior Nurse"],
])("%s reads as %s", (shouted, calm) => {
  expect(unshouted(shouted)).toBe(calm);
});
