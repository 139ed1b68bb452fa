import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";

const jobs = (text: string) =>
  parseCv(documentFromText(text), "2026-01-01")
    .roles.filter(({ section }) => section === "experience")
    .map(({ title, company }) => [title, company]);

describe("posts in small letters below their employer", () => {
  it.each([
    [
      "DOŚWIADCZENIE ZAWODOWE\n\nIII 2021 – obecnie\nStocznia Gdynia S.A., Gdynia\nmonter kadłubów\n* montaż sekcji\n\nVI 2017 – II 2021\nPiekarnia Zdrój, Sopot\npiekarz, potem brygadzista\n* wypiek chleba",
      [
        ["Monter kadłubów", "Stocznia Gdynia S.A."],
        ["Piekarz, potem brygadzista", "Piekarnia Zdrój"],
      ],
    ],
    [
      "DOŚWIADCZENIE ZAWODOWE\n\n2018 – 2022\nMostbud Sp. z o.o.\nmurarz / tynkarz (od 2020)\n\n2012 – 2018\nZakład Krawiecki Nić\nkrawcowa",
      [
        ["Murarz / tynkarz", "Mostbud Sp. z o.o."],
        ["Krawcowa", "Zakład Krawiecki Nić"],
      ],
    ],
  ])("are the titles: %s", (text, found) => {
    expect(jobs(text)).toEqual(found);
  });
});

describe("posts in a list below their employer", () => {
  it.each([
    [
      "WERKERVARING\n\nZuidbank Nederland, Breda, 2009 - 2018\n  > Accountmanager, januari 2014 - juni 2018\n     Relatiebeheer\n  > Recruiter, maart 2009 - december 2013\n     Werving",
      [
        ["Accountmanager", "Zuidbank Nederland"],
        ["Recruiter", "Zuidbank Nederland"],
      ],
    ],
    [
      "BERUFSERFAHRUNG\n\nMöbel Kern GmbH, Kassel, 2010 – 2019\n- Filialleiterin, 01/2015 – 06/2019\n- Verkäuferin, 03/2010 – 12/2014",
      [
        ["Filialleiterin", "Möbel Kern GmbH"],
        ["Verkäuferin", "Möbel Kern GmbH"],
      ],
    ],
  ])("share it: %s", (text, found) => {
    expect(jobs(text)).toEqual(found);
  });

  it("are no posts where one dated duty stands in the list", () => {
    const text =
      "EXPERIENCE\n\nClerk, Acme Ltd, Leeds, 2010 – 2019\n- Team leader, January 2012 – March 2012\n- Rotas";
    expect(jobs(text)).toEqual([["Clerk", "Acme Ltd"]]);
  });
});

describe("what stands about posts in other languages", () => {
  it.each([
    [
      "EXPERIENCES PROFESSIONNELLES\n\nDe mars 2020 à aujourd'hui : Serveuse, Hôtel du Port, Brest, CDI",
      [["Serveuse", "Hôtel du Port"]],
    ],
    [
      "BERUFLICHER WERDEGANG\n04/2016 – 12/2018\tstellv. Stationsleitung\n\tPflegeheim Sonnblick GmbH, Laboe",
      [["stellv. Stationsleitung", "Pflegeheim Sonnblick GmbH"]],
    ],
    [
      "BERUFSPRAXIS\n\nTreuhand Aebi & Partner, Olten\nBuchhalterin\nOkt. 2013 – Juni 2018\n· Lohnbuchhaltung\n\nGemeindeverwaltung Lostorf\nSachbearbeiterin\nAug. 2007 – Jan. 2013\n· Steuern",
      [
        ["Buchhalterin", "Treuhand Aebi & Partner"],
        ["Sachbearbeiterin", "Gemeindeverwaltung Lostorf"],
      ],
    ],
    [
      "3. EXPERIENCIA DOCENTE\n3.1. En centros públicos\nCEIP Los Olivos (Jerez). Maestra interina, tutora de 4 años. Desde el 01/09/2021 hasta la actualidad.\n3.2. En centros privados\nColegio Sagrado Nombre, Cádiz. Maestra. Cursos 2018/19 a 2020/21.",
      [
        ["Maestra interina, tutora de 4 años", "CEIP Los Olivos"],
        ["Maestra", "Colegio Sagrado Nombre"],
      ],
    ],
    [
      "Experiência profissional\nDe 2012 a 2014 - Empregada de balcão no Café Central",
      [["Empregada de balcão", "Café Central"]],
    ],
    [
      "PROJEKTE (Auszug)\nFreiberuflicher Fotograf | selbstständig, Bremen | 04/2017 - dato\n\nFESTANSTELLUNGEN\nFotolaborant | Color Werk GmbH, Hude | 02/2013-03/2017",
      [
        ["Freiberuflicher Fotograf", "selbstständig"],
        ["Fotolaborant", "Color Werk GmbH"],
      ],
    ],
    [
      "Experiencia profesional\n\nMozo de carga\nEmpresa: (sin contrato, varias fincas)\nMayo 2014 - Diciembre 2016\nFunciones: vendimia",
      [["Mozo de carga", null]],
    ],
    [
      "DOŚWIADCZENIE\n2015.06 – 2019.02, Magazynier w firmie Hurtownia Lis\nod VI 2010 do V 2015 – mechanik, Auto-Serwis Borsuk",
      [
        ["Magazynier", "Hurtownia Lis"],
        ["Mechanik", "Auto-Serwis Borsuk"],
      ],
    ],
    [
      "Esperienze professionali\n2012-2017: Operaio metalmeccanico, Officine Lupo S.p.A., Modena\n2010-2012: Apprendista carrozziere c/o Carrozzeria Volpe",
      [
        ["Operaio metalmeccanico", "Officine Lupo S.p.A."],
        ["Apprendista carrozziere", "Carrozzeria Volpe"],
      ],
    ],
  ])("leaves title and employer: %s", (text, found) => {
    expect(jobs(text)).toEqual(found);
  });
});
