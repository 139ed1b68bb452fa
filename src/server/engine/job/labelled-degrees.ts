import { parseJob } from "./parse-job.ts";

/** RQF level asked for, and whether experience may stand for it ("~"); "-" where no level is asked. Written by us. */
export const labelledDegrees = `
Degree in a relevant subject | 6
Familiarity with the GCSE and A level required practicals | -
A degree or equivalent experience | 6~
A high degree of numeracy | -
A degree of flexibility around shifts | -
A degree of Bachelor of Laws | 6
Jedi master level at Excel | -
Educated to degree level | 6
You will be educated to degree level or have equivalent experience. | 6~
A good honours degree (2:1 or above) in mathematics | 6
Bachelor's degree in computer science | 6
BSc in Nursing or equivalent | 6
BA (Hons) in early childhood studies | 6
BEng or MEng in civil engineering | 6
A first degree in law or the GDL | 6
Degree-level qualification in accountancy, or qualified by experience | 6~
Graduate with a degree in a numerate subject | 6
A 2:1 degree in economics | 6
Undergraduate degree in marketing or a related discipline | 6
Master's degree in public health | 7
MSc in data science or relevant experience | 7~
Educated to master's level or equivalent experience | 7~
Postgraduate diploma in careers guidance | 7
PGCE or equivalent teaching qualification | 7
MBA or other postgraduate qualification | 7
PhD in organic chemistry | 8
A doctorate in clinical psychology | 8
Doctorate in Clinical Psychology or equivalent | 8
DPhil or PhD in statistics | 8
HND in electrical engineering | 5
HNC in construction or equivalent experience | 4~
HNC/HND in mechanical engineering | 4
Foundation degree in health and social care | 5
Level 5 Diploma in Leadership for Health and Social Care | 5
Registered manager's award or NVQ Level 4 | 4
Level 4 Certificate in Education and Training | 4
NVQ Level 3 in health and social care | 3
NVQ Level 2 in catering, or willing to work towards it | 2
NVQ 3 in business administration | 3
SVQ Level 3 in plumbing | 3
Level 3 Diploma in childcare | 3
CACHE Level 3 or equivalent | 3
BTEC Level 3 in engineering | 3
A levels in two sciences | 3
Two A-levels including mathematics | 3
A-level standard education or equivalent experience | 3~
City & Guilds Level 2 in bricklaying | 2
GCSE English and maths at grade C/4 or above | 2
Five GCSEs at grades A* to C | 2
GCSEs in maths and English, or equivalent | 2
Level 2 food hygiene certificate | -
Apprenticeship or Level 3 qualification in carpentry | 3
Qualified to NVQ Level 2 standard | 2
Educated to A-level or equivalent | 3
Degree in engineering, ideally with a master's | 6
Educated to degree level, with a postgraduate qualification preferred | 6
Degree or HND in horticulture | 5
Some degree of flexibility is needed | -
A high degree of accuracy | -
You will need a level of resilience | -
A level head under pressure | -
Experience of teaching GCSE and A-level chemistry | -
Ability to support students with their degree projects | -
Experience of mentoring apprentices | -
Level of security clearance: SC | -
A diploma in nursing | 5
Graduate calibre | -
Excellent communication skills at every level | -
Knowledge of the Key Stage 3 curriculum | -
Degree (or working towards one) in quantity surveying | 6
Relevant degree and/or substantial experience in policy work | 6~
Hold a degree in social work or an equivalent qualification | 6
First-class or upper-second honours degree in physics | 6
Two years in a kitchen with AA rosettes | -
Knows accessibility well: WCAG 2.2, testing with screen readers | -
A level history teaching, including coursework | -
NVQ Level 2 for Teaching Assistants | 2
A 2.1 or above in chemistry | 6
A Level 3 or above management qualification | 3
A Level 2 qualification in teamwork | 2
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

/** What is read of one such line, written as its label is. */
export function readDegree(line: string): string {
  const found = parseJob(`Person specification\n- ${line}\n- Patience`).demands.find(
    ({ education }) => education !== null,
  )?.education;
  return found ? `${found.level}${found.orExperience ? "~" : ""}` : "-";
}
