import { describe, expect, it } from "vitest";
import { findDateRanges } from "../vocabulary/dates.ts";
import { bareLabelLength, labelField } from "./field-labels.ts";
import { datedJobs, readMarked } from "./samples/read-marked.ts";

describe("the European CV form in its languages", () => {
  it.each([
    [
      "Esperienza lavorativa\n\n• Date (da – a)~Da marzo 2018 ad oggi\n• Nome e indirizzo del datore di lavoro~Trattoria da Nino – Recco (GE)\n• Tipo di azienda o settore~Ristorazione\n• Tipo di impiego~Cuoco\n• Principali mansioni e responsabilità~Gestione della linea",
      ["Cuoco", "Trattoria da Nino", "2018-03", "present"],
    ],
    [
      "Experienţa profesională\n\nPerioada~iunie 2012 – ianuarie 2015\nFuncţia sau postul ocupat~Gestionar\nNumele și adresa angajatorului~SC Dumbrava SRL, Sibiu",
      ["Gestionar", "SC Dumbrava SRL", "2012-06", "2015-01"],
    ],
    [
      "Szakmai tapasztalat\n\nIdőtartam~2016. július – 2020. augusztus\nFoglalkozás / beosztás~Raktáros\nA munkáltató neve és címe~Kamilla Bt., Eger\nTevékenység típusa, ágazat~Kereskedelem",
      ["Raktáros", "Kamilla Bt.", "2016-07", "2020-08"],
    ],
    [
      "Expérience professionnelle\n\nDates~De septembre 2013 à janvier 2019\nFonction ou poste occupé~Assistante logistique\nNom et adresse de l'employeur~Meuse Transit SPRL, Liège",
      ["Assistante logistique", "Meuse Transit SPRL", "2013-09", "2019-01"],
    ],
    [
      "Pracovní zkušenosti\n\nObdobí: 03/2014 – trvá\nZaměstnavatel: Kovo Vltavan s.r.o., Písek\nPozice: Referentka nákupu\nNáplň práce: objednávky",
      ["Referentka nákupu", "Kovo Vltavan s.r.o.", "2014-03", "present"],
    ],
  ])("names post, employer and time: %s", (text, role) => {
    expect(datedJobs(text)).toEqual([role]);
  });

  it("names what was studied, where and until when", () => {
    const text = `Istruzione e formazione

      • Date~2009
      • Nome e tipo di istituto~Istituto Alberghiero di Recco
      • Principali materie / abilità professionali oggetto dello studio~Cucina, sala
      • Qualifica conseguita~Diploma di cuoco

      Éducation

      Dates~2005
      Intitulé du certificat ou diplôme délivré~CESS
      Nom et type de l'établissement d'enseignement ou de formation~Athénée royal de Huy`;
    expect(
      readMarked(text).education.map(({ degree, institution, end }) => [degree, institution, end]),
    ).toEqual([
      ["Diploma di cuoco", "Istituto Alberghiero di Recco", "2009"],
      ["CESS", "Athénée royal de Huy", "2005"],
    ]);
  });

  it("finds a label with any dash, slash or plural, and none in what only begins like one", () => {
    expect(labelField("Date (da — a)")).toBe("dates");
    expect(labelField("Foglalkozás/beosztás:")).toBe("title");
    expect(bareLabelLength("Perioada 2019 – 2021")).toBe(8);
    expect(bareLabelLength("Data Analyst")).toBe(0);
    expect(bareLabelLength("Periodo de prácticas")).toBe(0);
  });

  it.each([
    ["Nume / Prenume: Munteanu Ionuţ-Cătălin", "Munteanu Ionuţ-Cătălin"],
    ["Nom(s) / Prénom(s): Delacourt, Mathilde", "Mathilde Delacourt"],
    ["Jméno a příjmení: Ing. Petra Nováčková", "Petra Nováčková"],
  ])("reads the name: %s", (line, name) => {
    expect(readMarked(`Europass\n${line}\nE-mail: x.y@example.org`).contact.full_name).toBe(name);
  });
});

describe("months and seasons as other lands write them", () => {
  it.each([
    ["IV 2016 – nadal", { year: 2016, month: 4 }, "present"],
    ["od X.2018 do XI.2019", { year: 2018, month: 10 }, { year: 2019, month: 11 }],
    ["VII–VIII 2013", { year: 2013, month: 7 }, { year: 2013, month: 8 }],
    ["2020. szeptember – jelenleg", { year: 2020, month: 9 }, "present"],
    ["Saisons d'été 2012 – 2013", { year: 2012, month: null }, { year: 2013, month: null }],
    ["Stagioni estive 2010 – 2014", { year: 2010, month: null }, { year: 2014, month: null }],
  ])("%s", (text, start, end) => {
    expect(findDateRanges(text)).toEqual([{ start, end, from: 0, to: text.length }]);
  });

  it.each(["World War II 2010", "NVQ Level II 2010", "Elizabeth II 2010"])(
    "takes no count for a month: %s",
    (text) => {
      expect(findDateRanges(text)[0]?.start).toEqual({ year: 2010, month: null });
    },
  );
});

describe("towns with their province, and shares of a full post", () => {
  it.each([
    ["Électricien – Spélec Bretagne, Vannes (56)", ["Électricien", "Spélec Bretagne"]],
    ["Leerkracht groep 3 (0,8 fte), OBS De Wjukken", ["Leerkracht groep 3", "OBS De Wjukken"]],
    ["Kierowca kat. C, Hurtownia Cegiełka", ["Kierowca kat. C", "Hurtownia Cegiełka"]],
  ])("%s", (line, names) => {
    const [role] = datedJobs(`Work experience\n\n2014 – 2016~${line}`);
    expect(role?.slice(0, 2)).toEqual(names);
  });
});

describe("posts and courses of other lands", () => {
  it("reads somebody's post in small letters below the dated name of the house", () => {
    const text = `Doświadczenie zawodowe

      V.2014 – IX.2018 – Hotel „Wisła” sp. z o.o., Toruń
      kucharz
      • bankiety do 200 osób

      2012 – 2013 – Bar mleczny „Miś”, Toruń
      prowadziłem sprzedaż i zamówienia`;
    expect(datedJobs(text).map(([title, company]) => [title, company])).toEqual([
      ["Kucharz", "Hotel „Wisła” sp. z o.o."],
      [null, "Bar mleczny „Miś”"],
    ]);
  });

  it.each([
    ["Magazynier, TRANS-LAS Sp. z o.o., Chojno", ["Magazynier", "TRANS-LAS Sp. z o.o."]],
    ["Tecnico, Studio Valli, Cuneo", ["Tecnico", "Studio Valli"]],
    ["Zvárač, Oceliarne Lipa spol. s r.o., Sabinov", ["Zvárač", "Oceliarne Lipa spol. s r.o."]],
    [
      "Técnica, Conservas Vega, S. Coop., Tudela (Navarra)",
      ["Técnica", "Conservas Vega, S. Coop."],
    ],
    ["Mekaniker, Fjällets Maskin AB, Umeå", ["Mekaniker", "Fjällets Maskin AB"]],
  ])("leaves the town to the place: %s", (line, names) => {
    expect(datedJobs(`Work experience\n\n2014 – 2016~${line}`)[0]?.slice(0, 2)).toEqual(names);
  });

  it("takes for the course what its label says was studied", () => {
    const text = `Wykształcenie

      1994 – 1997~Zasadnicza Szkoła Zawodowa w Pile, zawód: mechanik pojazdów
      2006 – 2009~Politechnika Rzeszowska, magister, kierunek: Zarządzanie
      2002 – 2006~Liceum Ogólnokształcące w Pile, profil humanistyczny, matura`;
    expect(
      readMarked(text).education.map(({ degree, institution }) => [degree, institution]),
    ).toEqual([
      ["mechanik pojazdów", "Zasadnicza Szkoła Zawodowa w Pile"],
      ["magister, Zarządzanie", "Politechnika Rzeszowska"],
      ["matura", "Liceum Ogólnokształcące w Pile"],
    ]);
  });

  it("reads a school no list knows where the others stand above their courses", () => {
    const text = `Formação acadêmica

      Universidade Federal de Minas Gerais
      Bacharelado, Ciência da Computação · (2013 - 2017)

      PUC Minas
      Pós-graduação Lato Sensu, Arquitetura de Software · (2020 - 2021)`;
    expect(readMarked(text).education.map(({ institution }) => institution)).toEqual([
      "Universidade Federal de Minas Gerais",
      "PUC Minas",
    ]);
  });

  it("keeps the rows of a table apart that begin in small letters", () => {
    const text = `Weiterbildung

      2015~Weiterbildung Praxisanleitung an der Akademie
      jährlich~Reanimationstraining`;
    expect(readMarked(text).education[0]?.degree ?? "").not.toContain("jährlich");
  });
});
