import { placesOfService } from "./places-of-service.ts";

/**
 * Where years may be asked for: how advertisements name such a place, and what shows it in a CV. An employer is told by its name
 * or by what stands beside it; a place by the lines of the work too.
 */
export type KindOfPlace = {
  named: RegExp;
  employer: RegExp;
  /** What lines of the work say of such a place, besides. */
  lines?: RegExp;
};

const council =
  /\bcouncils?\b|\blocal (?:authority|government)\b|\blondon borough\b|\b\p{Lu}?BC\b|\bCC\b|\bcombined authority\b/iu;
const government =
  /\b(?:HMRC|HM \p{L}+|home office|cabinet office|ministry of|department (?:for|of)|DWP|DVLA|DEFRA|DfE|DfT|civil service|\p{L}+ government|\p{L}+ executive agency|environment agency)\b/iu;
const publicBody =
  /\b(?:NHS|health board|national park|ombudsman|audit office|commission|regulator|executive agency|police|constabulary|fire (?:and|&) rescue|university|Ofsted|Ofgem|Ofwat|Ofcom|Historic England|Natural England|Homes England|Sport England|Arts Council|National Highways)\b/iu;
const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join("|"), "iu");
const plantSigns =
  /\bfactor(?:y|ies)\b|\bfoundry\b|\bcastings?\b|\bmanufactur\p{L}+\b|\bmills?\b|\bbaker(?:y|ies)\b|\bbrewer\p{L}+\b|\bpackaging\b|\bplastics?\b|\bfabricat\p{L}+\b|\bsteelworks?\b|\bautomotive\b|\baero\p{L}+\b|\bextrusions?\b|\bpressings\b|\bdairies\b|\bceramics\b|\btextiles?\b/iu;
const plantLines =
  /\bfactor(?:y|ies)\b|\bfoundry\b|\bmanufacturing (?:site|plant|business|company)\b|\bproduction lines?\b|\bshop ?floor\b|\bassembly lines?\b/iu;

export const kindsOfPlace: readonly KindOfPlace[] = [
  { named: /\blocal (?:authority|government|council)\b|\bcouncils?\b/iu, employer: council },
  { named: /\bplanning authority\b/iu, employer: council },
  { named: /\b(?:central government|civil service)\b/iu, employer: government },
  {
    named: /\bpublic (?:body|sector|bodies)\b/iu,
    employer: anyOf(council, government, publicBody),
  },
  {
    named:
      /\b(?:registered (?:social )?(?:provider|landlord)|housing association|social landlord|ALMO)\b/iu,
    employer: /\bhousing (?:association|group|trust|society)\b|\bregistered provider\b|\bALMO\b/iu,
  },
  {
    named: /\b(?:acute|hospitals?|secondary care)\b/iu,
    employer: /\bhospitals?\b|\binfirmary\b|\bwards?\b|\bNHS (?:foundation )?trust\b/iu,
    lines: /\bwards?\b/iu,
  },
  {
    named: /\b(?:care|nursing|residential) homes?\b/iu,
    employer: /\b(?:care|nursing|residential|rest) (?:home|centre|village)s?\b/iu,
    lines: /\bresidents\b|\b(?:care|nursing|residential) home\b/iu,
  },
  {
    named: /\bchildren['’]?s (?:residential )?homes?\b/iu,
    employer: /\bchildren['’]?s (?:residential )?homes?\b/iu,
  },
  {
    named: /(?<!\bspecial )\bschools?\b(?! or nursery)|\bacadem(?:y|ies)(?: trusts?)?\b/iu,
    employer: /\bschools?\b|\bacadem(?:y|ies)\b|\bsixth form\b|\bprimary\b|\bhigh school\b/iu,
  },
  {
    named: /\b(?:nurser(?:y|ies)|pre-?schools?)\b/iu,
    employer: /\b(?:day )?nurser(?:y|ies)\b|\bpre-?school\b|\bplaygroup\b|\bkindergarten\b/iu,
  },
  {
    named:
      /\b(?:private (?:legal )?practice|law firm|solicitors?['’]? (?:firm|office|practice))\b/iu,
    employer: /\bsolicitors?\b|\bLLP\b|\blaw\b|\blegal\b/iu,
  },
  {
    named: /\b(?:accountancy|accounting|audit|accountants['’]?) (?:practice|firm)\b|^practice$/iu,
    employer: /\baccountants?\b|\baccountancy\b|\bLLP\b/iu,
  },
  {
    named: /\bhouse ?-?builders?\b/iu,
    employer:
      /\bhouse ?-?builders?\b|\b(?:new|private) homes\b|\b(?:national|regional|volume) builder\b|\b\d{2,3} plots\b/iu,
    lines: /\bhouse ?-?builders?\b|\bnew[- ](?:build )?homes\b|\bplots\b|\bNHBC\b/iu,
  },
  {
    named: /\bmain (?:building )?contractors?\b/iu,
    employer:
      /\bmain contractor\b|\bprincipal contractor\b|\b(?:construction|contractors?|build|building) (?:plc|ltd|limited|group)\b/iu,
    lines: /\bmain contractor\b|\bprincipal contractor\b/iu,
  },
  {
    named:
      /\b(?:construction|building) (?:environment|setting|sector|industry|company|firm|business)\b/iu,
    employer:
      /\bconstruction\b|\bcontractors?\b|\bbuilders?\b|\bhouse ?builders?\b|\bcivils?\b|\bcivil engineering\b|\bgroundworks?\b/iu,
    lines: /\bbuilding sites?\b|\bconstruction sites?\b/iu,
  },
  {
    named: /\bcivil(?:s| engineering)\b|\bgroundworks?\b|\bhighways?\b/iu,
    employer: /\bcivils?\b|\bcivil engineering\b|\bgroundworks?\b|\bhighways?\b|\bsurfacing\b/iu,
    lines: /\bgroundworks?\b|\bhighways?\b|\bresurfac\p{L}+\b/iu,
  },
  {
    named:
      /\b(?:food|drinks?|FMCG|beverage)\b.*\b(?:factory|plant|manufactur\p{L}*|production|environment|industry|business|company)\b/iu,
    employer:
      /\bbaker(?:y|ies)\b|\bfoods?\b|\bbrewer\p{L}*\b|\bdair(?:y|ies)\b|\bdrinks\b|\bmeats?\b|\bsnacks\b|\bpoultry\b|\bconfectionery\b|\bdistiller\p{L}+\b|\bbottling\b/iu,
    lines: /\bfood (?:factory|production|manufactur\p{L}+)\b|\bbottling\b/iu,
  },
  {
    named:
      /(?:^|\b(?:a|an|heavy|light|busy|large) )(?:manufacturing|factory|production|industrial|process|plant)\b/iu,
    employer: plantSigns,
    lines: plantLines,
  },
  {
    named: /\b(?:aerospace|aviation)\b/iu,
    employer: /\baero\p{L}*\b|\baviation\b|\baircraft\b|\bairways\b|\bairlines?\b/iu,
    lines: /\baircraft\b|\baerospace\b|\bairframes?\b/iu,
  },
  {
    named: /\bengineering (?:environment|company|setting|business|firm)\b/iu,
    employer:
      /\bengineer(?:s|ing)\b|\baero\p{L}+\b|\bmachining\b|\bfabricat\p{L}+\b|\btoolmak\p{L}+\b/iu,
    lines: /\bmachined\b|\bforgings\b|\bcastings\b/iu,
  },
  {
    named: /\b(?:warehouses?|distribution|RDC|gatehouse|cold stores?)\b/iu,
    employer:
      /\bwarehous\p{L}+\b|\bdistribution\b|\blogistics\b|\bRDC\b|\bcold stores?\b|\bfulfilment\b/iu,
    lines: /\bwarehouses?\b|\bcold stores?\b|\bdistribution centre\b|\bRDC\b|\bgatehouse\b/iu,
  },
  {
    named: /\bhotels?\b/iu,
    employer: /\bhotels?\b|\bresort\b|\bcountry house\b|\binn\b/iu,
    lines: /\bhotel\b/iu,
  },
  {
    named: /\bfull[- ]service restaurants?\b/iu,
    employer:
      /\btable[- ]service\b|\bfull[- ]service\b|\bwaiter service\b|\bbrasserie\b|\bbistro\b|\bfine dining\b/iu,
  },
  {
    named: /\bpubs?\b/iu,
    employer:
      /\bpubs?\b|\b(?:arms|inn|tavern|alehouse)\b|\bthe \p{Lu}\p{L}+ (?:&|and) \p{Lu}\p{L}+/iu,
    lines: /\bpub\b/iu,
  },
  {
    named: /\b(?:caf[eé]s?|coffee shops?)\b/iu,
    employer: /\bcaf[eé]s?\b|\bcoffee\b|\btea ?rooms?\b|\bespresso\b/iu,
  },
  {
    named: /\bnewspapers?\b/iu,
    employer:
      /\b(?:gazette|herald|echo|courier|chronicle|mercury|argus|times|advertiser|telegraph|observer|journal|newspapers?)\b/iu,
  },
  {
    named: /\b(?:charit(?:y|ies)|voluntary (?:sector|organisations?)|third sector)\b/iu,
    employer:
      /\bcharit(?:y|ies|able)\b|\bvoluntary\b|\bhospice\b|\bfood ?bank\b|\bcitizens advice\b|\bage uk\b|\bmind\b|\bshelter\b|\b(?:oxfam|barnardo['’]?s|marie curie|macmillan|RNLI|RSPCA|RSPB|NSPCC|YMCA|mencap|scope|salvation army|red cross)\b/iu,
    lines: /\bfundrais\p{L}+\b|\bdonors?\b|\bgift aid\b/iu,
  },
  {
    named: /\b(?:leisure centres?|gyms?|health clubs?)\b/iu,
    employer: /\bleisure\b|\bgyms?\b|\bfitness\b|\bhealth club\b|\bswimming\b/iu,
  },
  {
    named: /\bmental health\b|\bpsychiatric\b/iu,
    employer: /\bmental health\b|\bpsychiatr\p{L}+\b/iu,
    lines: /\bmental (?:health|ill(?:ness|[- ]health))\b|\bpsychiatr\p{L}+\b|\bsectioned\b/iu,
  },
  {
    named: /\b(?:pharma(?:ceuticals?)?|GMP)\b/iu,
    employer: /\bpharma\p{L}*\b|\btablets?\b|\bmedicines?\b/iu,
    lines: /\bGMP\b/u,
  },
  ...placesOfService,
];

/** What stands last in the name of a place or a kind of employer. */
export const placeNoun =
  /\b(?:environments?|settings?|sectors?|industry|compan(?:y|ies)|firms?|business(?:es)?|authorit(?:y|ies)|councils?|government|bod(?:y|ies)|service|NHS|providers?|associations?|landlords?|ALMOs?|schools?|academ(?:y|ies)|trusts?|colleges?|universit(?:y|ies)|nurser(?:y|ies)|pre-?schools?|provision|hospitals?|wards?|clinics?|pharmac(?:y|ies)|dispensar(?:y|ies)|homes?|hospices?|surger(?:y|ies)|practices?|practice|kitchens?|restaurants?|hotels?|pubs?|bars?|caf[eé]s?|shops?|stores?|supermarkets?|salons?|warehouses?|centres?|depots?|gatehouses?|factor(?:y|ies)|plants?|foundr(?:y|ies)|workshops?|laborator(?:y|ies)|labs?|studios?|agenc(?:y|ies)|offices?|newspapers?|websites?|charit(?:y|ies)|organisations?|consultanc(?:y|ies)|contractors?|subcontractors?|house ?-?builders?|developers?|retailers?|manufacturers?|banks?|prisons?|gyms?|clubs?|garages?|dealerships?|farms?|museums?|galler(?:y|ies)|theatres?|brasseries?|bistros?)$/iu;
