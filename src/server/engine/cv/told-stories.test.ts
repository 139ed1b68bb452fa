import { describe, expect, it } from "vitest";
import { datedJobs } from "./samples/read-marked.ts";

/** Posts told of in the sentences of a paragraph, as foreign CVs do. */

const rolesOf = (text: string) => datedJobs(`Ana Testowa\nana@example.com\n\n${text}`);

describe("posts told of one after the other in a paragraph", () => {
  it.each([
    [
      "German",
      "Berufserfahrung\n\nVon 2015 bis 2019 war ich als Schlosser bei Brücken Metallbau GmbH in Kassel tätig. Dort fertigte ich Geländer und schweißte nach Zeichnung. Seit April 2019 arbeite ich bei der Firma Holzkamp Anlagenbau als Industriemechaniker und warte die Förderanlagen.",
      ["Schlosser", "Brücken Metallbau GmbH", "2015", "2019"],
      ["Industriemechaniker", "Holzkamp Anlagenbau", "2019-04", "present"],
    ],
    [
      "French",
      "Mon parcours\n\nDe 2012 à 2016, j'ai travaillé comme vendeuse chez Chaussures Belmont, à Lyon. Je tenais la caisse. De janvier 2017 à juin 2019, j'ai occupé le poste d'infirmière au sein du Centre Hospitalier de Redon.",
      ["Vendeuse", "Chaussures Belmont", "2012", "2016"],
      ["Infirmière", "Centre Hospitalier de Redon", "2017-01", "2019-06"],
    ],
    [
      "Italian",
      "Esperienza\n\nHo iniziato nel 2010 come apprendista elettricista presso Impianti Sala, dove sono rimasto fino al 2014. Da gennaio 2020 sono capocantiere presso Sistemi Verdi S.r.l. e seguo tre squadre.",
      ["Apprendista elettricista", "Impianti Sala", "2010", "2014"],
      ["Capocantiere", "Sistemi Verdi S.r.l.", "2020-01", "present"],
    ],
    [
      "Portuguese",
      "Sobre mim\n\nEntre março de 2017 e julho de 2021 fui rececionista no Hotel Ria Formosa. Desde setembro de 2021 trabalho como chefe de cozinha na empresa Sabores do Minho, Lda., onde trato das compras.",
      ["Rececionista", "Hotel Ria Formosa", "2017-03", "2021-07"],
      ["Chefe de cozinha", "Sabores do Minho, Lda", "2021-09", "present"],
    ],
    [
      "Dutch",
      "Werkervaring\n\nVan 2014 tot 2018 werkte ik als monteur bij Van Dalen Techniek in Zwolle. Sinds juli 2022 ben ik werkvoorbereider bij Installatiebedrijf De Wit, waar ik de planning maak.",
      ["Monteur", "Van Dalen Techniek", "2014", "2018"],
      ["Werkvoorbereider", "Installatiebedrijf De Wit", "2022-07", "present"],
    ],
    [
      "Polish",
      "O mnie\n\nW latach 2010–2014 pracowałem jako magazynier w firmie Logmar Sp. z o.o. w Łodzi. Od lipca 2019 jestem kierownikiem magazynu w firmie Hurtownia Bałtyk, gdzie odpowiadam za przyjęcia.",
      ["Magazynier", "Logmar Sp. z o.o.", "2010", "2014"],
      ["Kierownik magazynu", "Hurtownia Bałtyk", "2019-07", "present"],
    ],
  ])("are read in %s", (_, text, ...roles) => {
    expect(rolesOf(text)).toEqual(roles);
  });

  it("end where somebody was promoted at the same firm", () => {
    const text =
      "Sobre mí\n\nEn enero de 2012 entré como dependiente en Calzados Ortegal, en Ferrol; en mayo de 2015 me ascendieron a segundo encargado, puesto que ocupé hasta febrero de 2019. Allí me ocupaba de la apertura. Desde marzo de 2019 soy encargado de tienda en Moda Rías Altas, S.A., en Marineda.";
    expect(rolesOf(text)).toEqual([
      ["Dependiente", "Calzados Ortegal", "2012-01", "2015-05"],
      ["Segundo encargado", "Calzados Ortegal", "2015-05", "2019-02"],
      ["Encargado de tienda", "Moda Rías Altas, S.A.", "2019-03", "present"],
    ]);
  });

  it.each([
    "Über mich\n\nVon 2010 bis 2013 habe ich in Berlin Germanistik studiert. 2018 war ich ein Jahr lang auf Reisen in Asien und habe mich 2019 als beste Läuferin im Verein bewährt. Ich bin seit 2020 Mitglied im Chor der Gemeinde.",
    "Sobre mí\n\nEn 2012 obtuve el grado en Derecho en la Universidad de León. Desde 2015 soy miembro de Cruz Roja en Ponferrada. De 2019 a 2020 estuve de viaje por América y trabajé mucho mi inglés en Canadá con una familia.",
    "Sobre mí\n\nDe 2012 a 2014 nunca trabajé como encargado en Calzados Ortegal, aunque muchos lo creyeron durante todos aquellos años y así lo contaban en el barrio a quien quisiera escucharlo sin más.",
  ])("are not what else somebody tells with its years: %s", (text) => {
    expect(rolesOf(text)).toEqual([]);
  });
});
