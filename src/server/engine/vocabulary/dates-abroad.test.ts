import { describe, expect, it } from "vitest";
import type { PartialDate } from "../cv/cv-record.ts";
import { findDateRanges } from "./dates.ts";

const shown = (date: PartialDate | "present" | null) => {
  if (date === null || date === "present") return date;
  return date.month === null ? `${date.year}` : `${date.year}-${date.month}`;
};

describe("times as seven languages write them", () => {
  it.each([
    ["10/2019 – dato", "2019-10", "present"],
    ["seit 01.2019", "2019-1", "present"],
    ["seit dem 1. März 2019", "2019-3", "present"],
    ["ab 03/2020", "2020-3", "present"],
    ["von 03/2015 bis 06/2018", "2015-3", "2018-6"],
    ["vom 1.3.2015 bis zum 30.6.2018", "2015-3", "2018-6"],
    ["09.2015–laufend", "2015-9", "present"],
    ["1.3.2015 bis dato", "2015-3", "present"],
    ["01.2015 bis heute", "2015-1", "present"],
    ["Schuljahr 2015/16", "2015", "2016"],
    ["2015/2016", "2015", "2016"],
    ["WS 2012/13 – SS 2016", "2012", "2016"],
    ["De 2012 à 2015", "2012", "2015"],
    ["Depuis septembre 2020", "2020-9", "present"],
    ["Depuis le 1er septembre 2020", "2020-9", "present"],
    ["juin à août 2017", "2017-6", "2017-8"],
    ["du 01/02/2010 au 31/03/2014", "2010-2", "2014-3"],
    ["janv. 2015-déc. 2017", "2015-1", "2017-12"],
    ["De mars 2018 à ce jour", "2018-3", "present"],
    ["De mars 2018 à aujourd'hui", "2018-3", "present"],
    ["mars 2018 jusqu'à présent", "2018-3", "present"],
    ["mars 2018 jusqu'à aujourd'hui", "2018-3", "present"],
    ["D'octobre 2020 à février 2022", "2020-10", "2022-2"],
    ["d'avril à juin 2019", "2019-4", "2019-6"],
    ["Saison hiver 2018/2019", "2018", "2019"],
    ["Saison hiver 2017-18", "2017", "2018"],
    ["Saisons 2015 à 2018", "2015", "2018"],
    ["Desde 2018 hasta hoy", "2018", "present"],
    ["Desde el 01/09/2023 hasta la actualidad", "2023-9", "present"],
    ["Desde marzo de 2018", "2018-3", "present"],
    ["Desde el 3 de marzo de 2018", "2018-3", "present"],
    ["Del 10/09/2019 al 31/08/2020", "2019-9", "2020-8"],
    ["De septiembre de 2015 a diciembre de 2017", "2015-9", "2017-12"],
    ["Ene-Mar 2015", "2015-1", "2015-3"],
    ["Curso 2020/21", "2020", "2021"],
    ["Cursos 2011/12 a 2013/14", "2011", "2014"],
    ["cursos 2011-12 a 2013-14", "2011", "2014"],
    ["dal 2012 ad oggi", "2012", "present"],
    ["Dal 2012", "2012", "present"],
    ["da gennaio 2015 a marzo 2017", "2015-1", "2017-3"],
    ["dal 01/2010 al 12/2014", "2010-1", "2014-12"],
    ["dal 02/11/2009 al 31/05/2016", "2009-11", "2016-5"],
    ["DAL 02/11/2009 AL 31/05/2016", "2009-11", "2016-5"],
    ["da settembre 2022 fino a febbraio 2024", "2022-9", "2024-2"],
    ["sett. 2018 - in corso", "2018-9", "present"],
    ["febb. 2012 – magg. 2013", "2012-2", "2013-5"],
    ["dal mese di marzo 2018 a oggi", "2018-3", "present"],
    ["a.s. 2018/2019", "2018", "2019"],
    ["desde jan. 2019 até ao presente", "2019-1", "present"],
    ["03/2015 até à presente data", "2015-3", "present"],
    ["dez. 2015 – fev. 2017", "2015-12", "2017-2"],
    ["Março de 2018 a Abril de 2020", "2018-3", "2020-4"],
    ["09/01/2023 – ATUAL", "2023-1", "present"],
    ["2018 até ao momento", "2018", "present"],
    ["Ano letivo 2018/2019", "2018", "2019"],
    ["okt. 2012 t/m feb. 2015", "2012-10", "2015-2"],
    ["van 2010 tot en met 2015", "2010", "2015"],
    ["sinds 2019", "2019", "present"],
    ["2018-heden", "2018", "present"],
    ["april 2015 tot heden", "2015-4", "present"],
    ["2020 t/m heden", "2020", "present"],
    ["mei '07 - jan. '18", "2007-5", "2018-1"],
    ["aug 2004 / feb 2008", "2004-8", "2008-2"],
    ["vanaf maart 2018", "2018-3", "present"],
    ["vanaf 2018 tot nu", "2018", "present"],
    ["schooljaar 2012-2013", "2012", "2013"],
    ["1 jan 2010 tot 31 dec. 2012", "2010-1", "2012-12"],
    ["od stycznia 2019 do chwili obecnej", "2019-1", "present"],
    ["od IX 2012 do VI 2016", "2012-9", "2016-6"],
    ["10.2015 – do dziś", "2015-10", "present"],
    ["03.2018 r. – obecnie", "2018-3", "present"],
    ["wrzesień 2010 r. – czerwiec 2015 r.", "2010-9", "2015-6"],
    ["sierpień 2019 – nadal", "2019-8", "present"],
    ["w latach 2010–2015", "2010", "2015"],
    ["lata 2010-2015", "2010", "2015"],
    ["od 02.2021 r. do nadal", "2021-2", "present"],
    ["od 15.06.2018 r. do 31.01.2021 r.", "2018-6", "2021-1"],
    ["15.06.2018 r. - 31.01.2021 r.", "2018-6", "2021-1"],
    ["od 1 marca 2018 r. do 30 czerwca 2019 r.", "2018-3", "2019-6"],
    ["07-08.2008 r.", "2008-7", "2008-8"],
    ["od dnia 01.03.2018 r.", "2018-3", "present"],
    ["III 2023 – obecnie", "2023-3", "present"],
    ["od III 2023 r. do nadal", "2023-3", "present"],
    ["X 2004 – VII 2005", "2004-10", "2005-7"],
    ["rok szkolny 2018/2019", "2018", "2019"],
    ["lipiec-sierpień 2014", "2014-7", "2014-8"],
    ["07–09/2014", "2014-7", "2014-9"],
    ["Juli bis September 2014", "2014-7", "2014-9"],
    ["01.03. – 30.09.2014", "2014-3", "2014-9"],
    ["03 - 09/2014", "2014-3", "2014-9"],
    ["2012 à aujourd’hui", "2012", "present"],
    ["Seit Herbst 2019", "2019", "present"],
    ["2006/2010", "2006", "2010"],
    ["da ottobre 2017", "2017-10", "present"],
    ["02/2013-04/2019", "2013-2", "2019-4"],
    ["07.2012-1.2013", "2012-7", "2013-1"],
    ["01.02.2013-31.03.2014", "2013-2", "2014-3"],
    ["10/2014-dato", "2014-10", "present"],
    ["Enero a mayo de 2018", "2018-1", "2018-5"],
  ])("reads %j whole", (written, start, end) => {
    const text = `${written}:  Koch`;
    const ranges = findDateRanges(text);
    expect(ranges.map((range) => [shown(range.start), shown(range.end)])).toEqual([[start, end]]);
    const [range] = ranges;
    expect(text.slice(0, range?.from) + text.slice(range?.to)).toBe(":  Koch");
  });

  it("keeps years apart that are no school year, and numbers that are no months", () => {
    expect(findDateRanges("2005/2018").length).toBe(2);
    expect(findDateRanges("Level 02 - 03/2015 Koch").map(({ start }) => shown(start))).toEqual([
      "2015-3",
    ]);
  });
});
