import { describe, expect, it } from "vitest";
import { namedJobs, readMarked, recordOf } from "./samples/read-marked.ts";

/** Titles, employers, courses and contact data in the orders people put them in. */

const studiesOf = (text: string) =>
  readMarked(text).education.map(({ degree, institution }) => [degree, institution]);

describe("roles whose names stand apart", () => {
  it("gives the employer's own line to every role dated alone below it", () => {
    const text = `Experience

      Geldards & Hughes LLP, Cardiff
      Associate Solicitor, Private Client~April 2022 – present
      • Draft wills and lasting powers of attorney
      Solicitor, Private Client~September 2019 – March 2022
      • Probate from instruction to distribution

      Hugh Morgan LLP, Cardiff
      Trainee Solicitor~September 2017 – September 2019`;
    expect(namedJobs(text)).toEqual([
      ["Associate Solicitor, Private Client", "Geldards & Hughes LLP"],
      ["Solicitor, Private Client", "Geldards & Hughes LLP"],
      ["Trainee Solicitor", "Hugh Morgan LLP"],
    ]);
  });

  it("reads the employer below where only a subject stands behind the title", () => {
    const text = `Employment

      Lead Practitioner, Science~Sep 2022 – present
      Fairfield High School, Bristol
      • Lead on the curriculum of Key Stage 4

      NQT, English~Sep 2015 – Jul 2017
      Wales High School, Rotherham
      • Taught a full timetable`;
    expect(namedJobs(text)).toEqual([
      ["Lead Practitioner, Science", "Fairfield High School"],
      ["NQT, English", "Wales High School"],
    ]);
  });

  it("groups the roles below an employer with the time there in all, also behind gaps", () => {
    const text = `Experience

      Thames Water
      4 years 3 months

      Programme Manager
      April 2023 - Present (2 years 8 months)
      Smart metering, £38m, five suppliers.

      Project Manager
      September 2021 - April 2023 (1 year 8 months)
      Delivered a scheduling system to 900 engineers.

      Capita
      Senior Business Analyst
      June 2017 - August 2021 (4 years 3 months)`;
    expect(namedJobs(text)).toEqual([
      ["Programme Manager", "Thames Water"],
      ["Project Manager", "Thames Water"],
      ["Senior Business Analyst", "Capita"],
    ]);
  });

  it("takes a service and the years there for no job above the units served in", () => {
    const text = `Military career

      British Army – Royal Logistic Corps (2008 – 2024)

      Troop Sergeant, 6 Regiment RLC, Dishforth – Feb 2020 to Nov 2024
      • Led 32 soldiers

      Driver (Private), 27 Regiment RLC, Aldershot – 2008 to 2015
      • Convoys over land`;
    expect(namedJobs(text)).toEqual([
      ["Troop Sergeant", "6 Regiment RLC"],
      ["Driver (Private)", "27 Regiment RLC"],
    ]);
  });

  it("leaves what was done out of the names where the other roles are named on one line", () => {
    const text = `Berufserfahrung

      09/2019 – 03/2024 Entwicklungsingenieur, Miele GmbH, Gütersloh
      Berechnungen, Prototypen, Lastenhefte

      10/2015 – 08/2019 Konstrukteur, Benteler AG, Paderborn
      Konstruktion von Fahrwerksteilen

      01/2012 – 09/2015 Teamleiter, Claas KGaA, Harsewinkel
      Leitung von neun Leuten`;
    expect(namedJobs(text)).toEqual([
      ["Entwicklungsingenieur", "Miele GmbH"],
      ["Konstrukteur", "Benteler AG"],
      ["Teamleiter", "Claas KGaA"],
    ]);
  });

  it("tells a title before the comma by the employer's sign behind it", () => {
    const text = `Experience

      Accounts Assistant, Robinsons Brewery, 2005 - 2009
      Office junior, Bramhall Estates, 2003 - 2005`;
    expect(namedJobs(text)).toEqual([
      ["Accounts Assistant", "Robinsons Brewery"],
      ["Office junior", "Bramhall Estates"],
    ]);
  });

  it.each([
    ["Croda Chemicals (by Staffline agency)", "Croda Chemicals"],
    ["Bulb & Ember (renewables start-up)", "Bulb & Ember"],
    ["Williams Homes (Bala)", "Williams Homes"],
    ["Ashfield Court Care Home (Barchester Healthcare), Worksop", "Ashfield Court Care Home"],
    ["Cordia (Glasgow) LLP", "Cordia (Glasgow) LLP"],
  ])("tells an employer from what is said of it in brackets: %j", (line, company) => {
    const text = `Experience\n\n${line}\nProduction Manager\n10.2016 - 04.2019\n• Kept the books`;
    expect(namedJobs(text)).toEqual([["Production Manager", company]]);
  });

  it.each([
    ["Foreman joiner with Read Construction, Wrexham", ["Foreman joiner", "Read Construction"]],
    ["Frontend Developer with React", ["Frontend Developer with React", null]],
  ])("takes what stands behind with for a firm only where it is one: %j", (line, role) => {
    expect(namedJobs(`Experience\n\n${line}~2016 - 2019\n• Kept the books`)).toEqual([role]);
  });

  it.each([
    ["2019 à ce jour : Assistante comptable – Cabinet Fiducia, Lyon", "2019", "present"],
    ["Commis chef - Trattoria da Gino, Rimini - summers 2015, 2016, 2017", "2015", "2017"],
  ])("reads the whole time of %j", (line, start, end) => {
    const [role] = readMarked(`Experience\n\n${line}`).experience;
    expect([role?.start, role?.end]).toEqual([start, end]);
  });
});

describe("headings with a slip of the pen", () => {
  it("open their section", () => {
    const text = `Marek Nowak
      marek@example.com

      Work expirience:

      05.2019 - till now - Wren Kitchens, Goole
      Warehouse operative

      Eduction:

      2009 - 2013 Technikum nr 2 in Suwałki`;
    expect(namedJobs(text)).toEqual([["Warehouse operative", "Wren Kitchens"]]);
    expect(studiesOf(text)).toEqual([[null, "Technikum nr 2 in Suwałki"]]);
  });

  it("are no headings where another word is meant", () => {
    const kinds = readMarked("Anna Nowak\n\nProfiles\nReferee\n\nEducators:\n\nLeeds").sections;
    expect(kinds.map(({ kind }) => kind)).not.toContain("education");
  });
});

describe("studies", () => {
  it.each([
    [
      "University of Reading - Henley Business School\nMSc Information Management (2016 - 2017)",
      ["MSc Information Management", "University of Reading - Henley Business School"],
    ],
    [
      "2008–2011~BA (Hons) History, University of Leeds (First)",
      ["BA (Hons) History", "University of Leeds"],
    ],
    [
      "10/2013 – 07/2016\nMASTER'S DEGREE IN COMPUTER SCIENCE Keele University",
      ["MASTER'S DEGREE IN COMPUTER SCIENCE", "Keele University"],
    ],
    [
      "08/1998 – 06/2001 Ausbildung zum Industriemechaniker, Claas KGaA, Harsewinkel",
      ["Ausbildung zum Industriemechaniker", "Claas KGaA"],
    ],
    [
      "Diploma Istituto Alberghiero Malatesta, Rimini, 2017",
      ["Diploma", "Istituto Alberghiero Malatesta"],
    ],
    [
      "10/2001 – 09/2005 Studium Maschinenbau, Fachhochschule Bielefeld, Abschluss: Diplom-Ingenieur (FH)",
      ["Diplom-Ingenieur (FH)", "Fachhochschule Bielefeld"],
    ],
    [
      "Licence Langues étrangères appliquées 2014 – 2017\nUniversité d'Artois, Arras",
      ["Licence Langues étrangères appliquées", "Université d'Artois"],
    ],
    [
      "SVQ 3 Health and Social Care (Glasgow Clyde College, 2019)",
      ["SVQ 3 Health and Social Care", "Glasgow Clyde College"],
    ],
    [
      "09.2010 – 08.2013~Examinierte Altenpflegerin\nAltenpflegeschule der Caritas, Fulda",
      ["Examinierte Altenpflegerin", "Altenpflegeschule der Caritas"],
    ],
    [
      "2008~Realschulabschluss\nKonrad-Adenauer-Schule, Petersberg",
      ["Realschulabschluss", "Konrad-Adenauer-Schule"],
    ],
    [
      "2021 – 2023~MSc Data Science (part-time), University of Leeds",
      ["MSc Data Science", "University of Leeds"],
    ],
  ])("divides degree from school: %j", (text, study) => {
    expect(studiesOf(`Education\n\n${text}`)).toEqual([study]);
  });
});

describe("contact data", () => {
  it.each([
    ["Sgt (retd) Dale Ruddock", "Dale Ruddock"],
    ["Name~Dipl.-Ing. (FH) Thorsten Brinkmann", "Thorsten Brinkmann"],
    ["Name and surname: Marek Wojciechowski", "Marek Wojciechowski"],
    ['Stephen "Ste" Whalley', 'Stephen "Ste" Whalley'],
    ["Fiona Abercrombie MAPM", "Fiona Abercrombie"],
  ])("finds the name in %j", (line, name) => {
    expect(readMarked(`${line}\nLeeds\nsomebody@example.com`).contact.full_name).toBe(name);
  });

  it.each([
    ["Department of History, University of Exeter, Exeter EX4 4RJ", "Exeter EX4 4RJ"],
    [
      "Catterick Garrison, North Yorkshire. Tel: 07700 900733",
      "Catterick Garrison, North Yorkshire",
    ],
    ["St Andrews, Fife", "St Andrews, Fife"],
    ["Address: The Old Forge, Tisbury, Wiltshire SP3", "Tisbury, Wiltshire SP3"],
    ["Anschrift~Am Mühlbach 7, 36037 Fulda", "36037 Fulda"],
    ["12, allée des Tilleuls – 69100 VILLEURBANNE", "69100 VILLEURBANNE"],
    ["Saltburn-by-the-Sea\nTS12 1QJ", "Saltburn-by-the-Sea TS12 1QJ"],
    ["Live in Ilford, IG1", "Ilford, IG1"],
    ["Oxton, near Lauder, Scotland", "Oxton, near Lauder, Scotland"],
    ["Ryde :: 07700 900593", "Ryde"],
    ["Brentwood, Essex CM14 / 07700 900901", "Brentwood, Essex CM14"],
    ["Leamington Spa, Warwickshire", "Leamington Spa, Warwickshire"],
    ["Newry, Co. Down (65 minutes from Dublin)", "Newry, Co. Down"],
    [
      "Phone: 0161 496 0111 | Address: 14 High Street, Cluj-Napoca, Romania (Home)",
      "Cluj-Napoca, Romania",
    ],
  ])("finds the place in %j", (line, place) => {
    expect(readMarked(`Jane Doe\n${line}\njane@example.com`).contact.location).toBe(place);
  });

  it.each(["Leeds :: ", "14 York Road, Leeds - ", "Leeds, "])(
    "hides no licence behind the place: %j",
    (place) => {
      const { skills } = recordOf(`Jane Doe\n${place}full driving licence\njane@example.com`);
      expect(skills.map(({ skill }) => skill)).toEqual(["Driving licence"]);
    },
  );

  it("reads one of two numbers with a slash between, not both in part", () => {
    const { phone } = readMarked("Jane Doe\nTel: 01632 960118 / 07700 900640").contact;
    expect(phone).toBe("01632 960118");
  });
});

describe("languages", () => {
  const spokenIn = (text: string) => {
    const lines = `Jane Doe\njane@example.com\n\nSkills\n\n${text}`;
    return recordOf(lines).languages.map(({ code }) => code);
  };

  it.each([
    ["Spoken languages: English, Uzbek (native), Russian (fluent)", ["en", "uz", "ru"]],
    ["Personal licence holder. Hindi and Punjabi spoken.", ["hi", "pa"]],
    ["German (Staff College colloquial), French (basic)", ["de", "fr"]],
    ["English Heritage membership, French polishing", []],
    ["A levels: English Literature A, Business B, French C", []],
  ])("are told outside their own section: %j", (line, codes) => {
    expect(spokenIn(line)).toEqual(codes);
  });
});
