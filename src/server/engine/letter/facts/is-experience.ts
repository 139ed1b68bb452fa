import { skillNamed } from "../../lexicon/lexicon.ts";
import type { Sourced } from "./letter-source.ts";

/** "Experience of DVSA": bodies are no experience. */
const body =
  /^(?:DVSA|DVLA|HSE|CQC|HMRC|FCA|PRA|ICO|NHBC|SENCO|SENDCo|MHRA|Ofsted|Ofgem|Ofwat|Ofcom|Ofqual|EHO|NICE|NMC|GMC|GDC|GPhC|HCPC|SRA|CITB|RICS|RIBA|CIPD|CIMA|ACCA|ICAEW|BSI|UKAS|Companies House|Land Registry|HM Land Registry|CAFCASS|CAMHS|MARAC|LADO|IOPC|Home Office|Acas|ACAS|OEM|CRM|ERP|PPE|LV|HV|UPS)$/u;
/** "Autoclave": a word that ends as no field of work does. */
const oneThing =
  /\bdays?$|^(?!.*(?:s|ing|ment|tion|sion|ance|ence|ity|ics|logy|care|ware|graphy|scopy|therapy|law|tax|payroll|audit|credit|stock|finance|retail|design|sales|safety|hygiene|control|frame|schema|cover|end|copy|policy)$)\p{Ll}+$/u;
const manners =
  /\b(?:manners?|attitudes?|personality|skills?|approach|outlook|nature|enthusiasm|flexibility)$/u;
/** "QS", "PAT": of two or three letters only the name of a tool is known to all. */
const isInitials = (text: string) =>
  /^\p{Lu}{1,3}$/u.test(text) && skillNamed(text)?.kind !== "tool";
/** What a word of work alone leaves open: of what, or where. */
const workAlone =
  /^(?:cleaning|catering|training|planning|filing|typing|writing|reading|testing|selling|buying)$/u;

/** Whether one may say to have experience of it. */
export const isExperience = ({ text }: Sourced): boolean =>
  !body.test(text) &&
  !manners.test(text) &&
  !oneThing.test(text) &&
  !isInitials(text) &&
  !workAlone.test(text);
