const word =
  "(?:St\\.|Co\\.(?= (?:Ltd|Limited))|Bros\\.|(?:Thos|Wm|Chas|Geo|Jas|Jos|Messrs)\\.|[\\p{Lu}][\\p{L}\\p{N}&'’+-]{0,30}|\\d{1,3}[A-Z]{1,2}|mbH(?![\\p{L}]))";
export const companyName = `((?:${word})(?:[ ](?:${word}|of|and|&|the|for|upon|de)){0,9})`;
export const companySuffix =
  "(?:Building Society|CCG|Clinical Commissioning Group|CIC|NHS [Tt]rust|NHS [Ff]oundation [Tt]rust|Hospices|Clinic|Primary Care|Fire and Rescue Service|Ambulance Service|Police|Charity|Housing Association|Museums? Trust|Academy Trust|Healthcare|Health Care|Constabulary|Solicitors|Surgery|Foundation|Trust|NHS Foundation Trust|NHS Trust|University Health Board|Health Board|Foundation Trust|County Council|City Council|Borough Council|District Council|Council|University|Academy|Primary School|High School|School|College|Hospice|Hospital|Ltd|Limited|PLC|plc|LLP|Group|GmbH|AG|SA|SARL|S\\.A\\.|S\\.L\\.|mbH|SAS|B\\.V\\.|Inc)";

/** What firms call themselves by, though not they alone: "Heatherfield Care", but not "Intensive Care". */
export const trade =
  /\p{L} (?:Care|Homes|Services|Hotels?|Foods|Engineering|Hydraulics|Solutions|Logistics|Partners|Properties|Contractors|Builders|Nurser(?:y|ies)|Vets|Bakery|Brewery|Kitchen|Estates|Farms?|Systems|Technologies|Software|Labs|Studios?|Media|Electrical|Plumbing|Heating|Haulage|Transport|Retail|Stores?|Motors|Garage|Dental|Housing|Energy|Power|Renewables|Solar|Leisure|Fitness|Interiors|Joinery|Roofing|Scaffolding|Landscapes|Pharmacy|Opticians|Brewing|Cider|Distillery|Foodservice|Bank|Insurance|Airways|Aviation|Aerospace|Marine|Offshore|Rail|Cycles|Books|Toys|Textiles|Clothing|Holidays)$/u;

/** What an employer does, behind its name. */
const verbs =
  "(?:seeks?|needs?|requires?|prepares?|grows?|packs?|provides?|offers?|specialises?|employs?|wishes|invites|welcomes|runs|operates|delivers|supports|works|manages|owns|makes|builds|designs|develops|produces|creates|contributes|raises|serves|exists|was|were|helps|looks? after|supplies|manufactures|cares|follows|believes|manage|run|operate|provide|serve|sucht|recrute|recherche|busca)";

/** Ways of naming the employer, with how much each is worth. Bounded, so linear. */
export const companyCues: [RegExp, number][] = [
  [
    new RegExp(
      `\\b(?:[Oo]ur|[Aa]t|[Ff]or) (?:\\p{Ll}+ ){0,3}(?:shop|store|café|cafe|salon|nursery|restaurant|pub|bakery|hotel|studio|garage|farm),? ${companyName}(?= in \\p{Lu}|[,.(])`,
      "gu",
    ),
    3,
  ],
  [
    new RegExp(
      `(?:^|[\\n.!?]\\s{0,3})(?:Here )?[Aa]t (?:the )?${companyName}(?: \\([^)\\n]{2,12}\\))?,? (?:we|our|you|no two|people|career|everyone|there)`,
      "gu",
    ),
    5,
  ],
  [
    new RegExp(
      `\\b(?:part of|owned by|run by|operated by|managed by|provided by|commissioned by|(?:working|recruiting) on behalf of|employ(?:ed|ees|ee) (?:by|of|at)|division of|subsidiary of) (?:the )?(?:\\p{Ll}+ )?${companyName}`,
      "gu",
    ),
    2,
  ],
  [
    new RegExp(
      `(?:^|[\\n.!?]\\s{0,3})${companyName} \\p{Ll}[^.\\n]{3,90} and we (?:need|want)\\b`,
      "gu",
    ),
    3,
  ],
  [
    new RegExp(
      `(?:^|[\\n.!?]\\s{0,3})(?:(?:Hi|Hello|Hey)(?: there| all| everyone)?[,!.]? )?[Ww]e(?: are|['’]re) (?!\\p{Lu}\\p{Ll}+ and \\p{Lu}\\p{Ll}+ and )${companyName}(?=[,.!:]| [-–—] | and we\\b)`,
      "gu",
    ),
    4,
  ],
  // "The Penhallow Cider Company, based near Launceston, has an opening".
  [
    new RegExp(
      `(?:^|[\\n.!?]\\s{0,3})(?:The )?${companyName}, (?:(?:an?|the|based|located|part of|one of|which|who|your|established|founded) [^.\\n]{3,90}|(?:in |near )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?), (?:is|are|has|have|seeks?|invites?|needs?|wishes|requires?|wants?)\\b`,
      "gu",
    ),
    4,
  ],
  // "which means The Copper Kettle needs a new barista".
  [
    new RegExp(
      `(?<=\\s)The (${word}(?: (?:${word}|of|and|&|the)){1,4}) (?:needs?|wants?|seeks?|is (?:looking for|seeking|recruiting|hiring|after|on the hunt))\\b`,
      "gu",
    ),
    3,
  ],
  // "J. Haddon & Sons, Broomhope Farm."
  [
    /(?<![\p{L}])((?:\p{Lu}\. ?){0,2}\p{Lu}[\p{L}'’-]+ (?:&|and|AND) (?:Sons?|SONS?|Daughters?|DAUGHTERS?|Bros\.?|BROS\.?|Brothers|BROTHERS))(?![\p{L}])/gu,
    3,
  ],
  // A line of its own: "Lanternway – the national charity for unpaid carers".
  [
    new RegExp(
      `(?:^|\\n)\\s{0,3}${companyName}(?: [-–—]|,) (?:the|an?|your|one of) [^.\\n]{0,40}\\b(?:charity|company|firm|business|group|trust|practice|brewery|bakery|maker|manufacturer|supplier|retailer|provider|publisher|co-operative|agency for|studio|school|college|hospice|museum|theatre)\\b[^.\\n]{0,60}(?=[.\\n]|$)`,
      "gu",
    ),
    4,
  ],
  [new RegExp(`\\b[Oo]ur team (?:here )?at ${companyName}`, "gu"), 2],
  [new RegExp(`\\bWelcome to ${companyName}`, "gu"), 2],
  [new RegExp(`\\b[Hh]ere at (?:the )?${companyName}`, "gu"), 4],
  [
    new RegExp(
      `\\b(?:work(?:ing)? (?:for|at)|join(?:ing)?|career (?:at|with)|about|why (?:join|choose|work for|work at)|jobs at|come to) ${companyName}`,
      "gu",
    ),
    2,
  ],
  [
    new RegExp(
      `(?:^|\\n)\\s{0,3}(?:About|Why (?:join|choose|work for|work at)|Who (?:is|are)|Working (?:for|at)|Join) (?:the )?${companyName}[?:]?\\s{0,3}(?=\\n|$)`,
      "gu",
    ),
    4,
  ],
  [
    new RegExp(
      `(?:^|[\\n.!?:]\\s{0,3})(?:The )?${companyName}(?: \\([^)\\n]{2,80}\\))? (?:is|are|has|have) (?:after|\\p{Lu}\\p{L}+['’]s|an?|the|now|currently|one|looking|seeking|recruiting|delighted|proud|pleased|excited|committed|passionate|an? \\w+ opportunity|hiring|searching|dedicated|part of|actively|urgently|been|home to|based|growing|expanding|home|responsible|changing|investing|over|around|recently|\\d{1,5})\\b(?! (?:plus|bonus|must|advantage|requirement|nice|benefit|distinct|definite|big|huge|strong|real|key|essential)\\b)`,
      "gu",
    ),
    3,
  ],
  [
    new RegExp(
      `(?:^|[\\n.!?]\\s{0,3})(?:The )?${companyName}(?: \\([^)\\n]{2,12}\\))? ${verbs}\\b`,
      "gu",
    ),
    2,
  ],
  // A paragraph that opens with a name of several words and what it does tells of the employer.
  [
    new RegExp(
      `(?:^|\\n)\\s{0,3}(?:The )?(${word}(?: (?:${word}|of|and|&|the|for)){1,7}) ${verbs}\\b`,
      "gu",
    ),
    1,
  ],
  [
    new RegExp(
      `(?<![\\p{L}])((?:(?:${word})[ ](?:(?:of|and|&|the|for|upon)[ ])?){1,7}(?:NHS [Ff]oundation [Tt]rust|NHS [Tt]rust|Council|University|plc|PLC|Ltd|Limited|LLP|GmbH))(?![\\p{L}])`,
      "gu",
    ),
    2,
  ],
  [
    new RegExp(
      `(?<![\\p{L}])((?:(?:${word})[ ](?:(?:of|and|&|the|for|upon|St\\.?)[ ])?){1,6}${companySuffix})(?![\\p{L}])`,
      "gu",
    ),
    2,
  ],
];

/** "Department for Transport", "Ministry of Justice", "Office for Students": how offices of government begin. */
export const ofGovernment = "^(?:Department|Ministry|Office) (?:for|of) ";
