import { describe, expect, it } from "vitest";
import { referenceDate } from "../../../../test/engine-pairs.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "../cv/parse-cv.ts";
import { parseJob } from "../job/parse-job.ts";
import { weighCase } from "../score/assess.ts";
import { judgeDemands } from "./judge-demands.ts";

/** A CV with one line that may tell of a licence; a line behind "by the address:" or "at work:" stands there. */
function cvWith(written: string): string {
  const [, place, line = written] = /^(by the address|at work): (.*)$/u.exec(written) ?? [];
  const at = (name: string | undefined) => (place === name ? line : "");
  return `Sam Holt
Carlisle CA1 2ZZ. 07700 900228. ${at("by the address")}

Work history
Operative, Northgate Ltd, Leeds
March 2016 to present
• Met weekly targets on a busy site
• ${at("at work") || "Kept records for the shift"}

Education
Northgate School, 2005 to 2010

Licences and certificates
${at(undefined)}`;
}

/** How the demands of an advertisement that asks for one thing are judged: all met, or capped, or between. */
function judged(demand: string, line: string): "met" | "capped" | "open" {
  const document = documentFromText(cvWith(line));
  const cv = parseCv(document, referenceDate);
  const job = parseJob(`Team Member\n\nRequirements\n• ${demand}\n• Good timekeeping`);
  const evidence = weighCase({ document, cv, job, referenceDate });
  const all = judgeDemands(evidence, job, referenceDate).filter(
    ({ demand: { text } }) => text !== "Good timekeeping",
  );
  if (all.length > 0 && all.every(({ status }) => status === "met")) return "met";
  return all.some(({ licenceMissing }) => licenceMissing) ? "capped" : "open";
}

/** `asked: held / held > not held / not held` */
const tellings = `
Full UK driving licence: by the address: Full UK licence incl. trailer. / Driver with own car / Licence: full, no points / C+E since 2010 > Provisional licence holder / at work: Checked driving licences of hire customers / Driving licence: no
HGV Class 2 licence: Class 2, clean / Licences: B, C, C1 / Class 1 and 2 driver > 7.5 tonne licence / Class 2 theory passed, test booked / HGV Class 2 expired 2019
Class 1 (C+E) licence essential: Cat C & E / CLASS ONE DRIVER, 9 YEARS > LGV C and CPC / Class 1 business insurance
Driver CPC: CPC to September 2028, 35 hours done / Class 2, CPC, digi > CPC in procurement / Transport Manager CPC / DCPC ran out in 2022
Digital tachograph card: Digital tacho card in date to 2027 > at work: Filed the charts of tachographs
Category C licence with a current DQC: Cat C, DQC to 2028 > Cat C1, DQC
LLOP licence: PPT truck and LLOP, in-house / PPT / HIAB, PPT > Microsoft PPT / Excel, PPT
Paediatric first aid certificate: 12hr Paed. First Aid / Paeds first aid 2026 > First aid at work
eDV clearance: eDV / eDV held since 2022 > SC clearance
CeMAP qualified: CeMAP 1, 2 and 3 / CeMAP > CeMAP 1 only / CeMAP 1 & 2
CeMAP 1 or higher: CeMAP 1 > Certificate in accounting
NMC registration: NMC PIN active, renewed to 2028 / RGN since 1994 > Student nurse, NMC registration expected September 2027 / at work: Supported registered nurses on the ward / NMC PIN to March 2019
Registered Mental Health Nurse: RN (MH) > RGN
HCPC registered physiotherapist: HCPC reg. physiotherapist / HCPC PH098765 > NMC PIN
SIA Door Supervisor licence: SIA (DS & CCTV) / Close protection licence > SIA CCTV licence / SIA badge, application in progress / SIA door supervisor to 2021
CSCS Gold card: CSCS (gold) to 2029 / Black manager CSCS > CSCS Green Labourer / No CSCS card
18th Edition: C&G 2382-18 / 17th & 18th Edition > 17th Edition, 2010 / 18th Edition, booked
NVQ Level 3 Electrical Installation: SVQ 3 Electrical Installation / C&G 2357 > NVQ Level 2 Electrical Installation
A recognised trade qualification; electrical or plumbing: City & Guilds 2365 / Time-served fitter > NVQ 2 Hairdressing
NVQ Level 2 in Health and Social Care: NVQ2 Care / Level 3 Diploma in Adult Care > NVQ Level 2 Hairdressing / Working towards NVQ 2 in care
Level 3 Food Hygiene: Level 2 & 3 Food Hygiene > Food Hygiene Level 2, studying Level 3
ACCA or CIMA qualified: FCCA > ACCA, 9 papers passed / Studying CIMA
ACCA or CIMA, part-qualified: ACCA finalist > AAT Level 2
AAT Level 3: MAAT > AAT Foundation
Chartered Engineer: CEng MIMechE > IEng / Working towards CEng
Membership of the Royal College of Occupational Therapists: Member of RCOT > HCPC OT098321
HCPC registered physiotherapist: HCPC PH065432, MCSP > MCSP
GPhC registered pharmacist: GPhC 2055555 > Member of the Royal Pharmaceutical Society
First Aid at Work certificate: FAW (3 day), 2025 > Emergency First Aid at Work, 2025 / FAW expired 2024
Paediatric first aid: Paediatric first aid, 12 hour > Emergency paediatric first aid (6 hours)
Chainsaw certificate CS30/31: CS30 and CS31 > NPTC PA1 and PA6
MCIPS: FCIPS > CIPS Level 5
MCIPS or working towards: CIPS Level 5 in progress > CIPD Level 3
CMIOSH: CMIOSH > TechIOSH
Chartered financial planner: APFS > DipPFS
LV Authorised Person or LV Competent Person: Competent Person (LV), appointed 2023 > HTM 03-01 awareness
Gas Safe registered: Gas Safe 512233 > Gas Safe registered 2012 to 2019, not renewed / at work: Booked visits for the Gas Safe engineer
NMC registered nurse: Registered nurse, PIN renewed > Former NMC registrant / Registered nurse until I let my registration lapse in 2021
CIPD Level 5: CIPD Level 5, 2024 > CIPD Level 5, due to finish June 2028 / CIPD Level 5 - not yet completed
CIMA qualified: ACMA > One paper away from being a CIMA member
AM2: AM2 passed in 2019 > at work: Trained four apprentices, two have passed their AM2 / at work: Helped apprentices towards their AM2
IRTEC accreditation: irtec inspection technician > at work: Kept to the ATA standards
Level 3 Food Safety (or Level 2 and willing to train): Level 2 Food Safety > Allergen awareness
PRINCE2 or APM qualification: PRINCE2 Practitioner / APM PMQ > PRINCE2, exam booked
MCIPS: MCIPS since 2020 > MCIPS in 2029
SQE2: SQE1 and SQE2 > SQE1 passed, SQE2 in April 2029
Personal licence: Award for Personal Licence Holders; licence held with the council > APLH passed, licence application in
Registered nurse: NMC PIN 12A3456E > Registered nursing associate (NMC)
Full manual driving licence: Full driving licence > Full driving licence (automatic only)
NVQ Level 3 Plumbing: NVQ Level 3 Plumbing > NVQ Level 2 Plumbing
Care Certificate: Care Certificate, 2022 > Care Certificate started, 9 of 15 standards
Driver CPC card: Driver CPC card, expired June 2024 – renewed to 2029 > Driver CPC card, expired June 2024, not renewed
Driver CPC: DCPC, 35 hours done > DCPC: 21 of 35 hours done
AAT level 4: AAT Level 4 passed > AAT Level 4: one unit left / at work: My manager is AAT qualified and mentors me
Paediatric first aid: Paediatric first aid 2026 > at work: Made sure a paediatric first aider was on each trip
F-Gas or refrigeration: F-Gas category 1 / at work: Refrigeration of cold rooms > Asbestos awareness
CPCS or NPORS telehandler ticket: NPORS telescopic handler > CSCS blue card
Time-served or NVQ Level 3 in Machining: NVQ Level 3 Machining > at work: CNC machining of castings
Full driving licence: by the address: Full UK driving licence, no points > Provisional licence
MCIOB: FCIOB > CIOB associate member (ACIOB)
18th Edition exam passed: 18th Edition, result 2024 > 18th Edition: exam taken, result pending
Solicitor with a practising certificate: Practising certificate, solicitor > Non-practising solicitor
Gas Safe: Gas Safe 512233 > at work: Managed Gas Safe contractors across 40 sites
Level 3 food safety certificate: Food Safety in Catering, Highfield L3, 2024 > Food Safety in Catering, CIEH L2
Full driving licence: by the address: Drive a car and van, clean > at work: Washed a car and van
Manual handling certificate: Manual handling 2026 > at work: Lifted boxes by hand
`;

const rows = tellings
  .trim()
  .split("\n")
  .flatMap((row) => {
    const [demand = "", told = ""] = row.split(/: (.*)/su);
    const [held = "", unheld = ""] = told.split(" > ");
    const of = (lines: string, isHeld: boolean) =>
      lines.split(" / ").map((line): [string, string, boolean] => [demand, line.trim(), isHeld]);
    return [...of(held, true), ...of(unheld, false)];
  });

describe("a licence as people write it", () => {
  it.each(rows.filter(([, , isHeld]) => isHeld))("%s: %s", (demand, line) =>
    expect(judged(demand, line)).toBe("met"),
  );

  it.each(rows.filter(([, , isHeld]) => !isHeld))("%s: not %s", (demand, line) =>
    expect(judged(demand, line)).not.toBe("met"),
  );

  it.each([
    ["CSCS Gold card", "CSCS"],
    ["HCPC registered physiotherapist", "HCPC registered, renewed 2026"],
    ["HCPC registered physiotherapist", "MCSP"],
    ["First Aid at Work", "Emergency First Aid at Work"],
    ["Chainsaw certificate", "NPTC certificates"],
  ])("%s: %s leaves the kind open, and nothing is capped", (demand, line) =>
    expect(judged(demand, line)).toBe("open"),
  );
});
