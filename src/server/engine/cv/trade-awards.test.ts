import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";
import { isSchool } from "./school-names.ts";

const studies = (text: string) =>
  parseCv(documentFromText(text), "2026-01-01").education.map(({ degree, institution, end }) => [
    degree,
    institution,
    end === null || end === "present" ? end : end.year,
  ]);

describe("what was learnt for a trade", () => {
  it.each([
    [
      "AUSBILDUNG\n\nDetailhandelsfachfrau EFZ, Branche Textil\nBerufsschule Aarau\n2006 – 2009",
      ["Detailhandelsfachfrau EFZ, Branche Textil", "Berufsschule Aarau", 2009],
    ],
    [
      "AUSBILDUNG\n\nHR-Fachfrau mit eidg. Fachausweis\nKV Business School Bern\n2014 – 2015",
      ["HR-Fachfrau mit eidg. Fachausweis", "KV Business School Bern", 2015],
    ],
    [
      "BERUFSERFAHRUNG\n2010 – 2020 Fahrer, Kern GmbH, Ulm\n\nAUSBILDUNG\nMechatroniker (IHK) | Lohmann GmbH / BBS Wechloy | 09/2003 - 01/2007",
      ["Mechatroniker (IHK)", "Lohmann GmbH / BBS Wechloy", 2007],
    ],
    [
      "AUSBILDUNG\n\nSachbearbeiterin Personalwesen\nBildungszentrum Solothurn\n2011 – 2012",
      ["Sachbearbeiterin Personalwesen", "Bildungszentrum Solothurn", 2012],
    ],
    [
      "AUSBILDUNG\n10/2014\tPraxisanleiter (200 Std.), Caritas-Akademie Köln",
      ["Praxisanleiter", "Caritas-Akademie Köln", 2014],
    ],
    [
      "FORMATION\n\nWeb Institut Lyon\nTitre RNCP niveau 6 Concepteur développeur d'applications · (mars 2018 - octobre 2018)",
      ["Titre RNCP niveau 6 Concepteur développeur d'applications", "Web Institut Lyon", 2018],
    ],
    ["FORMATION\n2014\tBP Coiffure – CFA de Rennes", ["BP Coiffure", "CFA de Rennes", 2014]],
    [
      "OPLEIDINGEN\n1991 - 1994\tKMBO Verzorging\tdiploma behaald\n\tNoorderpoort College, Groningen",
      ["KMBO Verzorging", "Noorderpoort College", 1994],
    ],
    [
      "OPLEIDINGEN\n1987 - 1991\tLTS-B Bouwtechniek\tdiploma behaald\n\tLTS De Waarden, Assen",
      ["LTS-B Bouwtechniek", "LTS De Waarden", 1991],
    ],
    [
      "WYKSZTAŁCENIE\n2012 – 2016\tUniwersytet Medyczny w Łodzi\tspecjalizacja w dziedzinie farmacji aptecznej",
      ["specjalizacja w dziedzinie farmacji aptecznej", "Uniwersytet Medyczny w Łodzi", 2016],
    ],
    [
      "EDUCAÇÃO E FORMAÇÃO\n\n09/2016 – 07/2018 Braga, Portugal\nMESTRADO EM ENSINO DE FÍSICA, QUÍMICA E BIOLOGIA Faculdade de Ciências da Universidade do Minho\nClassificação final 16 valores",
      [
        "MESTRADO EM ENSINO DE FÍSICA, QUÍMICA E BIOLOGIA",
        "Faculdade de Ciências da Universidade do Minho",
        2018,
      ],
    ],
  ])("is read with where and when: %s", (text, study) => {
    expect(studies(text)).toEqual([study]);
  });

  it("is asked for by the European form's longest labels", () => {
    const text =
      'ISTRUZIONE E FORMAZIONE\n\n• Date (da – a)\n1998 – 2003\n• Nome e tipo di istituto di istruzione o formazione\nPolitecnico di Torino\n• Qualifica conseguita\nLaurea in Ingegneria Edile\n\n• Date (da – a)\n1993 – 1998\n• Nome e tipo di istituto di istruzione o formazione\nI.T.G. "Guarini", Torino\n• Qualifica conseguita\nDiploma di geometra, 54/60';
    expect(studies(text)).toEqual([
      ["Laurea in Ingegneria Edile", "Politecnico di Torino", 2003],
      ["Diploma di geometra", 'I.T.G. "Guarini"', 1998],
    ]);
  });

  it("is not parted from how it went, nor from a stay elsewhere", () => {
    const text =
      "Berufsausbildung\n09/1991 – 08/1994\tAusbildung zur Hebamme\n\tBerufsfachschule am Klinikum Süd, Rostock\n\tExamen mit „gut“";
    expect(studies(text)).toEqual([
      ["Ausbildung zur Hebamme", "Berufsfachschule am Klinikum Süd", 1994],
    ]);
    const stay =
      "FORMACIÓN ACADÉMICA\nGrado en Maestra de Educación Primaria. Universidad de Jaén. 2011-2015.\nBeca Erasmus en la Universidade de Évora, 2013/14.";
    expect(studies(stay)).toEqual([
      ["Grado en Maestra de Educación Primaria", "Universidad de Jaén", 2015],
    ]);
  });

  it("takes no small word for a school", () => {
    expect(isSchool("Arbeit mit Kindern")).toBe(false);
    expect(isSchool("tu trabajo")).toBe(false);
    expect(isSchool("MIT, Cambridge")).toBe(true);
    expect(isSchool("TU Dresden")).toBe(true);
  });
});
