import { describe, expect, it } from "vitest";
import { exactKind } from "./headings.ts";
import { datedJobs } from "./samples/read-marked.ts";

describe("time away from work, as other languages say it", () => {
  it.each([
    ["Beruflicher Werdegang", "Elternzeit, Pflege der Mutter", "Verkäuferin, Möbel Kern GmbH"],
    ["Berufspraxis", "Sprachaufenthalt in Nizza", "Verkäuferin, Möbel Kern GmbH"],
    ["Festanstellungen", "arbeitssuchend", "Verkäuferin, Möbel Kern GmbH"],
    ["Expériences professionnelles", "Congé parental", "Vendeuse, Meubles Kern SARL"],
    ["Mon parcours", "Recherche d'emploi", "Vendeuse, Meubles Kern SARL"],
    ["Experiencia laboral", "Excedencia por cuidado de hijo", "Dependienta, Muebles Kern S.L."],
    ["Esperienze lavorative", "Maternità e congedo parentale", "Commessa, Mobili Kern S.r.l."],
    ["Experiência profissional", "Licença parental", "Rececionista, Móveis Kern Lda"],
    ["Werkervaring", "WW / omscholing", "Verkoopmedewerker, Meubels Kern B.V."],
    ["Wat ik heb gedaan", "Mantelzorg voor mijn vader", "Verkoopmedewerker, Kern B.V."],
    ["Przebieg pracy zawodowej", "urlop macierzyński", "Sprzedawca, Meble Kern Sp. z o.o."],
  ])("is no post: %s, %s", (heading, away, post) => {
    const text = `${heading}\n\n03/2015 – 07/2018~${away}\n01/2010 – 02/2015~${post}`;
    expect(datedJobs(text).map(([, , start]) => start)).toEqual(["2010-01"]);
  });
});

describe("headings of seven languages", () => {
  it.each([
    ["Berufliche Tätigkeiten", "experience"],
    ["Expériences professionnelles significatives", "experience"],
    ["Trayectoria laboral", "experience"],
    ["Attività lavorativa", "experience"],
    ["Onde trabalhei", "experience"],
    ["Waar ik werkte", "experience"],
    ["PRZEBIEG ZATRUDNIENIA", "experience"],
    ["Genoten opleidingen", "education"],
    ["Formazione accademica", "education"],
    ["SŁUŻBA WOJSKOWA", "other"],
    ["Personalien", "contact"],
  ])("%s opens %s", (heading, kind) => {
    expect(exactKind(heading)).toBe(kind);
  });
});
