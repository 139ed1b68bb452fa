/**
 * Words that decide whether an ordinary word ("Access", "Go") is the name of a tool. All are compared folded
 * (lower case, singular), so one form is enough.
 */

/** Up to three words before the name. */
export const cuesBefore = `
using use used via with in knowledge experience experienced skill skilled proficient proficiency familiar familiarity expertise
expert fluent written develop developed developing developer programming programmed coding code coded framework
language tool software application package platform technology stack microsoft ms adobe google apache hashicorp
including include such like eg ideally advanced intermediate basic excellent competent learn learning know understanding
mit kenntnisse erfahrung anwendung programmierung sprache avec maitrise connaissance utilisation outil logiciel con conocimiento
manejo programa conoscenza uso com conhecimento dominio met kennis ervaring znajomosc obsluga
`;

/** The word or two after the name. */
export const cuesAfter = `
developer development programming programmer engineer code codebase framework skill script scripting package library
spreadsheet database macro formula workbook pivot services backend frontend software certified certification microservices
app application api module component hook native router ui js programs language experience knowledge user administrator
proficiency expertise kenntnisse entwickler programmierung
`;

/** What a person's quality stands before: "confident manner". */
export const personWords = `
person individual manner approach attitude personality nature mindset worker communicator professional team player candidate
character style outlook demeanour presenter leader self-starter people applicant skill
`;

/** Words that join the items of a list. */
export const listWords = "and or und oder et ou y e o en of i oraz lub as plus";

/** What an alias must not be next to; `only` says which evidence is enough for it. */
export type Guard = {
  alias: string;
  notBefore?: string;
  notAfter?: string;
};

export const guards: readonly Guard[] = [
  {
    alias: "go",
    notAfter:
      "to through for on in into out up down above beyond the further live ahead back home wrong over with from and",
    notBefore: "to will can you they we lets ready good must should the always not may and it",
  },
  {
    alias: "access",
    notAfter: "to control for rights point management level all the into and",
    notBefore:
      "to have has full equal remote easy direct gain provide open network public internet user improve our your their wheelchair",
  },
  {
    alias: "excel",
    notAfter: "at as within academically professionally when under and",
    notBefore: "to you will who can help people and",
  },
  {
    alias: "word",
    notAfter: "of to for document about",
    notBefore: "a the your our key in every other spread written spoken one final",
  },
];
