/**
 * What whoever held a post at such an employer knows from within, by the words of the employer's name: the sector as the
 * lexicon names it. Only names that say their sector themselves, and houses everybody in the United Kingdom knows.
 */
export const employersImply: readonly (readonly [employer: RegExp, skills: readonly string[]])[] = [
  [/\bNHS\b|\b(?:university|local|teaching) health board\b/iu, ["NHS experience", "Public sector"]],
  [
    /(?<!\b(?:animal|pet|vet|veterinary|dolls?) )\b(?:hospitals?|infirmary)\b/iu,
    ["Hospital experience"],
  ],
  [
    /\bprimary(?: (?:school|academy|and nursery)\b|$)|\b(?:infants?|infant and nursery|junior) (?:school|academy)\b/iu,
    ["Working with primary-age children"],
  ],
  [
    /\b(?:city|county|borough|district|town|metropolitan|parish|community) council\b|\b\p{Lu}\p{L}+shire council\b|\blondon borough of\b/iu,
    ["Local government experience", "Public sector"],
  ],
  [
    /\b(?:HMRC|HM (?:revenue|treasury|courts|prison)|home office|cabinet office|ministry of|department for|DWP|DVLA|DEFRA|civil service|government digital service|environment agency)\b/iu,
    ["Central government experience", "Public sector"],
  ],
  [/\b(?:police|constabulary|fire (?:and|&) rescue|ambulance service)\b/iu, ["Public sector"]],
  [
    /\b(?:care|nursing|residential) homes?\b|\b(?:home|domiciliary|residential|live-in|elderly) ?care\b|\bcare (?:services|agency|group|village)\b|\bhospice\b|\bsupported living\b/iu,
    ["Care sector experience"],
  ],
  [
    /\b(?<!\b(?:food|blood|jobs?) )bank\b|\b(?:building society|insurance|assurance|wealth management|asset management|credit union)\b/iu,
    ["Financial services industry"],
  ],
  [/\b(?:hotels?|restaurants?|brasserie|bistro|catering)\b/iu, ["Hospitality industry"]],
  [
    /\b(?:construction|building contractors|civil engineering|groundworks?)\b/iu,
    ["Construction industry"],
  ],
  [/\b(?:manufacturing|foundry|fabrications?)\b/iu, ["Manufacturing industry"]],
  [
    /\b(?:LLP|solicitors|(?:chartered|certified) accountants|barristers)\b/iu,
    ["Professional services experience"],
  ],
  [
    /\b(?:tesco|sainsbury['’]?s?|asda|morrisons|aldi|lidl|waitrose|marks (?:&|and) spencer|john lewis|argos|primark|currys|b&q|wickes|homebase|superdrug|wh ?smith|supermarkets?|department store)\b/iu,
    ["Retail industry"],
  ],
];

export function skillsOfEmployer(employer: string): string[] {
  return employersImply.flatMap(([house, skills]) => (house.test(employer) ? skills : []));
}
