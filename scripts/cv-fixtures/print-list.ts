import type { LayoutName } from "./layouts.ts";

/** `print` is a PDF by the browser, `pdf` one by the word processor. */
export type Format = "print" | "pdf" | "docx" | "doc" | "rtf" | "txt";

/** Which CVs there are: person, then layouts with formats. */
export const printList: Record<string, Partial<Record<LayoutName, readonly Format[]>>> = {
  nurse: {
    classic: ["print", "pdf", "docx", "doc", "rtf", "txt"],
    "left-sidebar": ["print", "docx"],
    table: ["print", "docx"],
    functional: ["docx"],
  },
  teacher: {
    "two-columns": ["print"],
    "company-first": ["pdf", "rtf"],
    europass: ["print", "doc"],
    headerless: ["txt"],
  },
  electrician: {
    "one-line": ["print", "docx", "txt"],
    band: ["print"],
    "dates-left": ["print", "docx"],
  },
  developer: {
    linkedin: ["print"],
    "right-sidebar": ["print", "docx"],
    "skills-first": ["pdf", "txt"],
  },
  accountant: {
    "small-caps": ["print", "pdf"],
    "running-contact": ["print", "docx"],
    "dates-below": ["doc"],
  },
  chef: { "text-boxes": ["print", "docx"], "spaced-headings": ["print", "txt"] },
  driver: { bare: ["print", "docx", "txt"], headerless: ["print"], classic: ["rtf"] },
  marketer: { "two-pages": ["print", "pdf"], linkedin: ["print"], "right-sidebar": ["print"] },
  carer: { "dates-below": ["print", "docx"], functional: ["print"], "left-sidebar": ["print"] },
  solicitor: { academic: ["print", "docx"], "company-first": ["print", "doc"] },
  engineer: { "running-contact": ["pdf"], europass: ["rtf"], "two-columns": ["print"] },
  retailer: { band: ["print"], "spaced-headings": ["docx"], "skills-first": ["print"] },
  entwicklerin: {
    "dates-left": ["print", "docx"],
    "left-sidebar": ["print"],
    classic: ["txt"],
  },
  pflegefachmann: { europass: ["print", "docx"], "company-first": ["rtf"] },
  comptable: { classic: ["print", "doc"], "right-sidebar": ["print"] },
  infirmier: { "dates-below": ["docx"], table: ["print"] },
  profesora: { "two-columns": ["print"], "one-line": ["docx"], europass: ["pdf"] },
  impiegata: { europass: ["print"], "company-first": ["docx"], "dates-left": ["rtf"] },
  engenheiro: { band: ["print"], "small-caps": ["docx"], classic: ["txt"] },
  planner: { "left-sidebar": ["print"], "company-first": ["docx"], "dates-below": ["txt"] },
  ksiegowa: { "dates-left": ["print"], classic: ["docx", "txt"], "right-sidebar": ["print"] },
};
