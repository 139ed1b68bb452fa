import { expect, it } from "vitest";
import { dutyPhrase } from "./duties.ts";

it.each([
  "Prepare the plots, let and administer the tenancies",
  "Prepare, steam and quality-check reeds",
  "Receive, weigh, desiccate and quern samples",
  "Management of the AGM and trainee",
])("says nothing where a row does not agree, or nobody knows of whom it speaks: %s", (duty) =>
  expect(dutyPhrase(duty)).toBeNull(),
);

it.each([
  [
    "Assess, plan, deliver and evaluate patient care",
    "assessing, planning, delivering and evaluating patient care",
  ],
  [
    "You will lead a team of six and report to the board",
    "leading a team of six and reporting to the board",
  ],
  [
    "You will be responsible for the delivery of holistic care packages",
    "the delivery of holistic care packages",
  ],
  [
    "The post holder will be required to maintain accurate records of care",
    "maintaining accurate records of care",
  ],
  [
    "Support our residents with their daily activities",
    "supporting your residents with their daily activities",
  ],
  [
    "As Night Manager you'll run a team of up to 14 colleagues, get the delivery worked and hand over a tidy shop",
    "running a team of up to 14 colleagues",
  ],
  [
    "Assist with year end (P60s, P11D) and with testing of upgrades",
    "assisting with year end and with testing of upgrades",
  ],
  [
    "Duties will include organising the stock of all three shops",
    "organising the stock of all three shops",
  ],
])("%s: %s", (duty, phrase) => expect(dutyPhrase(duty)).toBe(phrase));

it.each([
  "You will work shifts, including nights and weekends",
  "Make up solutions, and store, label and dispose of chemicals safely",
  "Working arrangements can be flexible for the successful individual",
  "You will develop your specialist interests over time",
  "Coaching, mentoring, and learning",
  "Colorectal surgery",
  "Ensure that the money received through the shop sales is accounted for",
  "Caring for people and placing them at the centre",
  "Help residents with dressing, undressing washing and bathing",
  "Undertake any other duties as required by the line manager",
  "Stock checks and settling queries",
  "Baking about six times a week",
  "Act as the first contact for its depot lead",
  "Take parcels in and barcode them",
])("%s is nothing to want a job for", (duty) => expect(dutyPhrase(duty)).toBeNull());
