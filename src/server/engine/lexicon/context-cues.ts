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
spreadsheet worksheet sheet template tracker lookup vlookup xlookup database macro formula workbook pivot services backend frontend software certified certification microservices
app application api module component hook native router ui js programs language experience knowledge user administrator
proficiency expertise kenntnisse entwickler programmierung
`;

/** What a person's quality stands before: "confident manner". */
export const personWords = `
person individual manner approach attitude personality nature mindset worker communicator professional team player candidate
character style outlook demeanour presenter leader self-starter people applicant skill
`;

/** What stands before an ability that somebody has or must have: "strong leadership". */
export const praiseWords = `
strong excellent good great outstanding exceptional proven demonstrable demonstrated effective clear personal high highest natural
superb solid sound impeccable utmost complete total show demonstrate be are is being
`;

/** What a subject ("research", "sales") stands beside, directly or with a preposition between. */
export const subjectWords = `
skill experience experienced background knowledge qualification degree expertise understanding exposure skilled proficient
competence competency specialism technique principle diploma certificate kenntnisse erfahrung experiencia experience esperienza
`;
export const subjectPrepositions = "in of with within en de di em van w z mit";

/** Names whose capital in the middle of a sentence is enough: few texts capitalise the word otherwise. */
export const tellingWords = "windows excel word outlook react slack flask spring swift rust";

/** Names that alone on a line may be a heading of something else. */
export const headingLike =
  "office team project access chef make scheme segment publisher illustrator exchange monday window basic unity c r go notion";

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
      "to through for on in into out up down above beyond the further live ahead back home wrong over with from green first",
    notBefore:
      "to will can you they we lets ready good must should the always not may it please i also then who never would could",
  },
  {
    alias: "reporting",
    notAfter: "to into concern change directly line any all incident on against",
  },
  { alias: "r", notAfter: "and d us", notBefore: "h a mr" },
  // Core and specialty training of doctors.
  { alias: "ct", notAfter: "st level grade post posts trainee trainees", notBefore: "st" },
  {
    alias: "c",
    notAfter: "level suite or above class e d i",
    notBefore:
      "grade vitamin hepatitis b kat kategoria categoría catégorie band class level category group hiv section schedule mr gcse",
  },
  {
    alias: "access",
    notAfter:
      "to control for rights point management level all into road denied via needs hub fund pathway centre center nursing team course",
    notBefore:
      "to have has full equal remote easy direct gain provide open network public internet user improve our your their wheelchair data market rope patient information working system step secure vascular venous",
  },
  {
    alias: "excel",
    notAfter: "at as within academically professionally when under you your london",
    notBefore: "to you will who can help people they we must should could also individuals",
  },
  {
    alias: "word",
    notAfter: "of to about",
    notBefore: "a the your our key every other spread one final spoken written say another",
  },
  {
    alias: "office",
    notAfter:
      "to in of based hour space team building environment junior manager furniture furnishing accountant administrator assistant clerk party angel",
    notBefore:
      "back head front the our an a data management post programme home main medical field box press local busy in from small central london modern new project your home private",
  },
  {
    alias: "teams",
    notAfter: "to of who and across in within with that are on is for",
    notBefore:
      "sales development project our the agile engineering other with and across different internal delivery product business small large your cross several multiple functional clinical medical these their it all between technical multidisciplinary",
  },
  {
    alias: "spring",
    notAfter:
      "to clean term 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 2028 2029 2030 into onion week break water",
    notBefore: "in this last next the each by coil every early late",
  },
  {
    alias: "express",
    notAfter:
      "interest your their an themselves themself a our delivery train the concern written entry highway courier service parcel freight cargo",
    notBefore:
      "to american holiday orient can able national dhl tesco federal air cargo parcel sainsbury",
  },
  {
    alias: "react",
    notAfter:
      "to quickly positively appropriately swiftly promptly effectively calmly well fast in accordingly",
    notBefore: "to can will and how must ability quickly not able you",
  },
  {
    alias: "chef",
    notAfter: "de in to who at or and manager table",
    notBefore:
      "head sous pastry executive commis junior experienced a the our as qualified senior private personal relief development partie grill banqueting demi sushi",
  },
  {
    alias: "rust",
    notAfter: "removal proof resistant free prevention and",
    notBefore: "of remove removing from",
  },
  {
    alias: "make",
    notAfter:
      "a the sure an your it decisions up use changes calls own time good sense recommendations template service",
    notBefore: "to will can you we and must that or",
  },
  {
    alias: "swift",
    notAfter: "action response resolution and payment payments message messages code transfer",
    notBefore: "a taylor with very the",
  },
  { alias: "salt", notAfter: "water lake and balance recruitment", notBefore: "of the and" },
  {
    alias: "scheme",
    notAfter: "of for to and manager",
    notBefore:
      "the a our pension graduate training bonus apprenticeship incentive this work bike bonus pilot placement loyalty",
  },
  { alias: "unity", notAfter: "of and in trust", notBefore: "of and the" },
  { alias: "slack", notAfter: "in time period", notBefore: "the up no cut some" },
  {
    alias: "monday",
    notAfter: "to through till until and morning evening friday tuesday",
    notBefore: "every each from on",
  },
  { alias: "notion", notAfter: "of that", notBefore: "the a any this" },
  {
    alias: "outlook",
    notAfter: "on",
    notBefore:
      "positive flexible professional mature international an optimistic global a the mental can-do strategic commercial outward",
  },
  { alias: "basic", notAfter: "salary pay knowledge understanding skill it computer" },
  { alias: "project", notAfter: "manager management team" },
  {
    alias: "exchange",
    notAfter: "rate of for programme student information server",
    notBefore: "stock foreign in the an student part knowledge data labour",
  },
  { alias: "zoom", notAfter: "in out lens", notBefore: "to" },
  { alias: "publisher", notBefore: "a the our leading uk as", notAfter: "of and in" },
  { alias: "segment", notAfter: "of manager", notBefore: "the a this market each customer" },
  {
    alias: "illustrator",
    notAfter: "with and to who",
    notBefore: "an freelance the experienced medical as a",
  },
  { alias: "julia", notAfter: "s" },
  { alias: "dart", notBefore: "the a" },
  { alias: "node", notAfter: "of in", notBefore: "the a each lymph" },
  { alias: "vault", notBefore: "the a bank" },
  { alias: "helm", notBefore: "the at a" },
  { alias: "apex", notBefore: "the" },
  {
    alias: "windows",
    notAfter: "and doors door cleaning cleaner fitter fitting installation",
    notBefore: "the clean cleaning bay upvc sash double glazed fitting doors",
  },
  // Dates and storeys are no editions, forms and fires no classes of licence.
  {
    alias: "18th",
    notAfter:
      "century january february march april may june july august september october november december of birthday floor",
  },
  {
    alias: "17th",
    notAfter:
      "century january february march april may june july august september october november december of birthday floor",
  },
  {
    alias: "16th",
    notAfter:
      "century january february march april may june july august september october november december of birthday floor",
  },
  {
    alias: "class1",
    notAfter: "teacher pupil child medical national ni insurance business laser",
    notBefore: "year form",
  },
  {
    alias: "class2",
    notAfter: "teacher pupil child medical national ni insurance business laser",
    notBefore: "year form",
  },
  {
    alias: "reach",
    notAfter: "out target the a our your to agreement standard",
    notBefore: "to out within will can",
  },
  { alias: "coded", notBefore: "hand have has was" },
  { alias: "cpc", notAfter: "in campaign bid click rate" },
  { alias: "adr", notAfter: "in process scheme" },
];
