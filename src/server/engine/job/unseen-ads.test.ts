import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";
import { weighedDemands } from "./said-demands.ts";

const facts = (text: string) => parseJob(text).facts;

describe("pay", () => {
  it.each([
    ["Grade: NHS AfC: Band 6\nSalary: £37,338 - £44,962 per annum", "£37,338 - £44,962 per annum"],
    ["QUANTITY SURVEYOR - LEEDS - £65,000 TO £75,000 + PACKAGE", "£65,000 TO £75,000"],
    ["📍 London / hybrid — 💷 £75k–£95k + 0.5% equity", "£75k–£95k"],
    ["OTE £70k (basic £40k-£45k, uncapped commission)", "£40k-£45k"],
    ["Comptable – CDI – 34 000 € à 38 000 € par an", "34 000 € à 38 000 € par an"],
    ["Steuerfachangestellte\n25 Stunden, 38.000 – 44.000 € (Vollzeit)", "38.000 – 44.000 €"],
  ])("is read from %j", (text, pay) => {
    expect(facts(text).salary).toBe(pay);
  });
});

describe("where and for whom", () => {
  it("is no way of working", () => {
    const text =
      "Support Worker\nPay: £12.60 per hour\nBrightwell Supported Living - Stockport\nWork Location: In person";
    expect(facts(text)).toMatchObject({
      company: "Brightwell Supported Living",
      location: "Stockport",
    });
  });

  it("stands in the line that names the employer and its town", () => {
    expect(facts("Teaching Assistant\nSaltmarsh Primary School, Harwich, Essex")).toMatchObject({
      company: "Saltmarsh Primary School",
      location: "Harwich, Essex",
    });
  });

  it("is every town of a line of towns", () => {
    expect(
      facts("Policy Adviser\n£41,450 (London £45,200)\nBristol, London\nThe job").location,
    ).toBe("Bristol, London");
  });

  it("is named by a line of its own further down the top", () => {
    const text =
      "Sales Executive\nField based: Midlands\nCorrugo Packaging Group\n\nWe make boxes.";
    expect(facts(text).company).toBe("Corrugo Packaging Group");
  });
});

describe("the top of an unseen advertisement", () => {
  it.each([
    ["FLT Driver – Nights – Daventry NN11\nPay: £15 per hour", "Daventry"],
    ["Financial Analyst\nHalden Software Inc. | Austin, TX (Hybrid)", "Austin, TX"],
    ["The Drover's Rest, Ludlow\nSous Chef wanted!!\n£36K plus tips", "Ludlow"],
    ["Customer Success Manager (Remote, UK)\nCompany: Paperkite", "Remote"],
  ])("says where: %j", (text, place) => {
    expect(facts(text).location).toBe(place);
  });

  it.each([
    ["The Drover's Rest, Ludlow\nSous Chef wanted!!\n£36K plus tips", "Drover's Rest"],
    [
      "Research Associate\nUniversity of Eastmarch\nSchool of Biosciences",
      "University of Eastmarch",
    ],
    ["🚀 Product Designer @ Tidemark 🌊\nWe build things.", "Tidemark"],
    [
      "Buchhalter\nKanzlei Brandt & Söhne Steuerberatung mbH, Münster",
      "Kanzlei Brandt & Söhne Steuerberatung mbH",
    ],
    ["Plumber\nHollowell Homes looks after 9,000 homes and we need two of you.", "Hollowell Homes"],
  ])("says for whom: %j", (text, company) => {
    expect(facts(text).company).toBe(company);
  });

  it.each([
    ["Sous Chef\n£36K plus tips, 45 hours, live-in", "45 hours"],
    ["Plumber on £34,112 a year for a 39 hour week.", "39 hour week"],
    ["Officer\n£26,400 pa | 3 days per week (22.5 hours) | Ipswich", "22.5 hours"],
    ["Steuerberater\nHamburg – Vollzeit", "Vollzeit"],
  ])("says how long: %j", (text, hours) => {
    expect(facts(text).hours).toBe(hours);
  });
});

describe("a title", () => {
  it.each([
    ["🚀 Founding Product Designer @ Tidemark\n– Run user interviews", "Founding Product Designer"],
    ["Sparky wanted - Gateshead & surrounding", "Sparky"],
    ["Steuerfachangestellte/r (m/w/d) in Teilzeit\nIhre Aufgaben", "Steuerfachangestellte/r"],
  ])("is read from %j", (text, title) => {
    expect(facts(text).title).toBe(title);
  });
});

describe("years", () => {
  it.each([
    ["at least five years post-graduate experience with a UK main contractor", 5],
    ["A proven track record of new business sales (3 years+)", 3],
    ["Min 5 yrs in aerospace design", 5],
    ["Learning disabilities: 1 year (required)", 1],
  ])("are read from %j", (line, years) => {
    expect(parseJob(`Requirements\n- ${line}`).demands.map((one) => one.years)).toEqual([years]);
  });
});

describe("a demand", () => {
  it("keeps a country whole and goes with the wish that hangs on it", () => {
    expect(
      weighedDemands(
        "You will be a qualified solicitor in England and Wales with experience of high-net-worth estates.",
      ),
    ).toEqual([
      "required: You will be a qualified solicitor in England and Wales",
      "required: experience of high-net-worth estates.",
    ]);
    expect(weighedDemands("Requirements\n- Confident with a CRM, ideally HubSpot")).toEqual([
      "required: Confident with a CRM",
      "preferred: ideally HubSpot",
    ]);
  });

  it("is not what it does not need to be", () => {
    expect(
      weighedDemands("Requirements\n- MRICS would be beneficial but is not essential"),
    ).toHaveLength(1);
  });

  it("is wished for under a whole sentence that says so", () => {
    expect(
      weighedDemands("It would be desirable if you have:\n• Knowledge of environmental policy"),
    ).toEqual(["preferred: Knowledge of environmental policy"]);
  });

  it("stands in its own column, though the cells before it are empty", () => {
    const table = [
      "Attribute\tEssential\tDesirable\tHow assessed",
      "Knowledge\tKnowledge of road safety law\t\tCertificate",
      "\tAccreditation in street works\tMembership of a professional institute\tInterview",
    ].join("\n");
    expect(weighedDemands(`Person Specification\n${table}`)).toEqual([
      "required: Knowledge of road safety law",
      "required: Accreditation in street works",
      "preferred: Membership of a professional institute",
    ]);
  });

  it("is asked where we would love to hear from those who have it", () => {
    expect(
      weighedDemands(
        "We'd love to hear from you if you have:\n- Confidence speaking in public\n- Patience",
      ),
    ).toEqual(["required: Confidence speaking in public", "required: Patience"]);
  });

  it("goes with its own wish, in brackets or beside a need", () => {
    expect(
      weighedDemands(
        "What you'll need:\n✅ 3+ years' retail management experience (homeware preferred)\n✅ Level 3 food hygiene needed, allergen training a bonus\n✅ Knowledge of Reapit would help but isn't vital",
      ),
    ).toEqual([
      "required: 3+ years' retail management experience (homeware preferred)",
      "required: Level 3 food hygiene needed",
      "preferred: allergen training a bonus",
      "preferred: Knowledge of Reapit would help but isn't vital",
    ]);
  });

  it("of a few letters is one in a table of E and D", () => {
    const table =
      "| Criteria | E/D |\n| --- | --- |\n| Full driving licence | E |\n| Second language | D |";
    expect(weighedDemands(`Person specification\n${table}`)).toEqual([
      "required: Full driving licence",
      "preferred: Second language",
    ]);
  });

  it("stands in the first column where that is the essential one", () => {
    expect(
      weighedDemands(
        "What we're looking for\nEssential | Desirable\nDegree in Town Planning | Chartered member of RTPI",
      ),
    ).toEqual(["required: Degree in Town Planning", "preferred: Chartered member of RTPI"]);
  });

  it("is no heading where nothing stands under it", () => {
    expect(
      weighedDemands(
        "Person specification\nDesirable\nFEES competency\nExperience\nEssential\nTriage training",
      ),
    ).toEqual(["preferred: FEES competency", "required: Triage training"]);
  });

  it("is each licence of a list, but not of a choice", () => {
    expect(
      weighedDemands("Requirements\n- Class 1 (C+E) licence, Digi tacho card, CPC"),
    ).toHaveLength(3);
    expect(
      weighedDemands("Requirements\n- HCPC registration, NMC registration or SWE registration"),
    ).toHaveLength(1);
  });

  it("is not what is waived, nor whom to call", () => {
    expect(
      weighedDemands(
        "Requirements\n- Patience\n- QTS is not required.\n- Internal candidates should speak to HR.\n- Ratcliffe Haulage Ltd 01827 496000",
      ),
    ).toEqual(["required: Patience"]);
  });

  it("for command of a program is no degree", () => {
    const [demand] = parseJob("Votre profil\n- Maîtrise de Sage et d'Excel").demands;
    expect(demand).toMatchObject({ kind: "skill", education: null });
  });
});

describe("an advertisement's own ways", () => {
  it("do not make what to bring to an interview a demand", () => {
    const text =
      "Van driver\n\nYou must have\n- A clean licence\n\nHow to apply\nCall the yard. Bring your licence, digi card and proof of address to registration.";
    expect(weighedDemands(text)).toEqual(["required: A clean licence"]);
  });

  it("leave what they would also be pleased to see a wish", () => {
    const text =
      "Paralegal\n\nYou must have drafted leases. We should also be pleased to hear from people who have dealt with wills.";
    expect(weighedDemands(text)).toEqual([
      "required: You must have drafted leases.",
      "preferred: We should also be pleased to hear from people who have dealt with wills.",
    ]);
    expect(
      weighedDemands("Driver\n\nADVANTAGE IF YOU HAVE\n- Forklift licence\n- Local knowledge"),
    ).toEqual(["preferred: Forklift licence", "preferred: Local knowledge"]);
  });

  it("make a wish of what they would also like, but can teach", () => {
    const text =
      "Clerk\n\nYou will need:\n\nTo type accurately.\n\nWe would also like, but can teach or live without:\n\nSage 50.\nA driving licence.";
    expect(weighedDemands(text)).toEqual([
      "required: To type accurately.",
      "preferred: Sage 50.",
      "preferred: A driving licence.",
    ]);
  });

  it("leave examples in a row, and two adjectives before one noun, together", () => {
    expect(
      weighedDemands(
        "HR Adviser\n\nRequirements\nYou've managed cases from start to finish, including disciplinary, capability and absence, and you have a sound, current knowledge of employment law.\n- Good IT skills inc. Excel and Outlook",
      ),
    ).toEqual([
      "required: You've managed cases from start to finish, including disciplinary, capability and absence",
      "required: you have a sound, current knowledge of employment law.",
      "required: Good IT skills inc. Excel and Outlook",
    ]);
  });

  it.each([
    ["Handy to have", "preferred"],
    ["What would make me do a small dance:", "preferred"],
    ["gd if u have", "preferred"],
    ["You do not need", null],
    ["What we give", null],
  ])("open a list under %s", (heading, importance) => {
    const text = `Fitter\n\nThe person\n- Time served\n\n${heading}\n- Knowledge of Trend controls\n- Asbestos awareness`;
    const below = weighedDemands(text).slice(1);
    expect(below).toEqual(
      importance
        ? [`${importance}: Knowledge of Trend controls`, `${importance}: Asbestos awareness`]
        : [],
    );
  });

  it("say must, should, could and won't", () => {
    expect(
      weighedDemands(
        "Analyst\n\nMUST: Sentinel and KQL.\nSHOULD: one of GCIH or CySA+.\nCOULD: Python scripting.\nWON'T: sponsor visas.",
      ),
    ).toEqual([
      "required: Sentinel and KQL.",
      "preferred: one of GCIH or CySA+.",
      "preferred: Python scripting.",
    ]);
  });

  it("name groups of criteria, fields and pages that are none", () => {
    expect(
      weighedDemands(
        "Officer\n\nPERSON SPECIFICATION\nDirectorate: Place\n1. Qualifications\n- A degree in law\n2. Knowledge and skills\n- Accurate report writing\nPage 1 of 2",
      ),
    ).toEqual(["required: A degree in law", "required: Accurate report writing"]);
  });

  it("end the wishes of one group with the next group", () => {
    expect(
      weighedDemands(
        "Apprentice\n\nEssential qualifications\nGCSE English\n\nDesirable qualifications\nGCSE Science\n\nSkills\nAttention to detail\nTeam working",
      ),
    ).toEqual([
      "required: GCSE English",
      "preferred: GCSE Science",
      "required: Attention to detail",
      "required: Team working",
    ]);
  });

  it("may be a page's source", () => {
    expect(
      weighedDemands(
        "<h1>Chemist</h1><p><strong>Preferred Qualifications</strong></p><ul><li>Master&rsquo;s degree</li><li>MALDI-TOF &amp; PCR</li></ul>",
      ),
    ).toEqual(["preferred: Master’s degree", "preferred: MALDI-TOF & PCR"]);
  });

  it("may name letters of their own for what is essential", () => {
    expect(
      weighedDemands(
        "Officer\n\nWHAT WE ASK\nMark: H = Hanfodol/Essential; D = Dymunol/Desirable\n\nH   Teaching groups of children\nH   A degree in history\nD   Film editing\nD   Knowledge of slate",
      ).slice(-4),
    ).toEqual([
      "required: Teaching groups of children",
      "required: A degree in history",
      "preferred: Film editing",
      "preferred: Knowledge of slate",
    ]);
  });

  it("ask nothing by what is handed in, shared or taught", () => {
    expect(
      weighedDemands(
        "Adviser\n\nEssential criteria\n- Experience of drafting\n\nSelection process details\nYou will be asked to provide:\n- a CV setting out your career history\n- a 250-word example\n\nWe will teach you.\n#jobs #hiring\nTag a mate who needs a new job!",
      ),
    ).toEqual(["required: Experience of drafting"]);
  });

  it("tell the post from the shop it is in", () => {
    const { title, company } = parseJob(
      "Store Manager – Harker & Bloom Interiors\nLocation: Ludlow\n\nHarker & Bloom sells things for real homes. Harker & Bloom welcomes everyone.\n\nRequirements\n- Patience",
    ).facts;
    expect([title, company]).toEqual(["Store Manager", "Harker & Bloom Interiors"]);
  });

  it("keep both licences where one is only told of some applicants", () => {
    const [first, second] = parseJob(
      "Teacher\n\nRequirements\n- Qualified Teacher Status\n- a record of successful teaching (ECTs may show this from placements)",
    ).demands;
    expect([first?.kind, second?.licences]).toEqual(["licence", []]);
  });

  it("name the employer beside what it is", () => {
    const line =
      "Web developer\nMossbank – the regional charity for young people\nLeeds\n\nRequirements\n- CSS";
    expect(parseJob(line).facts.company).toBe("Mossbank");
  });
});
