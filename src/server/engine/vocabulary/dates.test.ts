import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDateRanges } from "./dates.ts";

const short = (text: string) =>
  findDateRanges(text).map(({ start, end }) => {
    const one = (date: typeof start) =>
      date ? `${date.year}${date.month ? `-${date.month}` : ""}` : "?";
    return `${one(start)} ${end === "present" ? "now" : one(end)}`;
  });

describe("findDateRanges", () => {
  it.each([
    ["May 2019 – Current", "2019-5 now"],
    ["05/2019-", "2019-5 now"],
    ["2019 to date", "2019 now"],
    ["Summer 2018", "2018 ?"],
    ["Since 2020", "2020 now"],
    ["Sept '19", "2019-9 ?"],
    ["01/09/2018 - 30/06/2020", "2018-9 2020-6"],
    ["03/04/2019 to 05/06/2019", "2019-4 2019-6"],
    ["May – August 2019", "2019-5 2019-8"],
    ["2019/20", "2019 2020"],
    ["Jan 19 - Mar 20", "2019-1 2020-3"],
    ["seit 03/2018", "2018-3 now"],
    ["septembre 2019 à aujourd'hui", "2019-9 now"],
    ["enero 2018 - actualidad", "2018-1 now"],
    ["gennaio 2019 – oggi", "2019-1 now"],
    ["março 2020 - atual", "2020-3 now"],
    ["maart 2018 - heden", "2018-3 now"],
    ["03.2017 – obecnie", "2017-3 now"],
    ["da marzo 2016 ad aprile 2019", "2016-3 2019-4"],
    ["De maio de 2018 até à presente data", "2018-5 now"],
    ["din mai 2019 până în prezent", "2019-5 now"],
    ["od 2015 do chwili obecnej", "2015 now"],
    ["2005-12", "2005 2012"],
    ["2005-12 – 2008-03", "2005-12 2008-3"],
    ["2008-09 to present", "2008-9 now"],
    ["2014-06", "2014-6 ?"],
    ["Январь 2020 — настоящее время", "2020-1 now"],
    ["июнь 2018 — н.в.", "2018-6 now"],
    ["October 2009\nto\nMarch 2015", "2009-10 2015-3"],
    ["until 2019", "? 2019"],
    ["2021, May to present", "2021-5 now"],
    ["2017, September – 2021, April", "2017-9 2021-4"],
  ])("reads %s", (text, expected) => {
    expect(short(text)).toEqual([expected]);
  });

  it.each(["020 7946 1999", "£2000", "+44 7700 900123", "may help", "24/7"])(
    "sees no date in %s",
    (text) => {
      expect(findDateRanges(text)).toEqual([]);
    },
  );

  it("gives offsets of what it read", () => {
    const text = "Nurse, Leeds (May 2019 – Present)";
    const [range] = findDateRanges(text);
    expect(text.slice(range?.from, range?.to)).toBe("May 2019 – Present");
  });

  const months: Record<string, string[]> = {
    en: "January February March April May June July August September October November December".split(
      " ",
    ),
    short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
    de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
      " ",
    ),
    fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
      " ",
    ),
    es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
      " ",
    ),
    it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
      " ",
    ),
    pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
      " ",
    ),
    nl: "januari februari maart april mei juni juli augustus september oktober november december".split(
      " ",
    ),
    pl: "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split(
      " ",
    ),
    ru: "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split(
      " ",
    ),
  };
  const forms: ((year: number, month: number) => string)[] = [
    ...Object.values(months).map(
      (names) => (year: number, month: number) => `${names[month - 1]} ${year}`,
    ),
    (year, month) => `${String(month).padStart(2, "0")}/${year}`,
    (year, month) => `${String(month).padStart(2, "0")}.${year}`,
    (year, month) => `${year}-${String(month).padStart(2, "0")}`,
    (year, month) => `15/${String(month).padStart(2, "0")}/${year}`,
    (year, month) => `1 ${months.en?.[month - 1]} ${year}`,
    (year, month) => `${months.short?.[month - 1]}. ${year}`,
    (year, month) => `${months.short?.[month - 1]} '${String(year).slice(2)}`,
  ];

  it("reads back any range written in any known form with any joiner", () => {
    const date = fc.record({
      year: fc.integer({ min: 1970, max: 2030 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    const form = fc.constantFrom(...forms);
    const joiner = fc.constantFrom(
      " - ",
      " – ",
      "–",
      " — ",
      " to ",
      " until ",
      " bis ",
      " à ",
      " do ",
      " по ",
    );
    fc.assert(
      fc.property(date, date, form, joiner, (a, b, write, join) => {
        const [start, end] = a.year * 12 + a.month <= b.year * 12 + b.month ? [a, b] : [b, a];
        const text = `${write(start.year, start.month)}${join}${write(end.year, end.month)}`;
        expect(findDateRanges(text)).toEqual([{ start, end, from: 0, to: text.length }]);
      }),
    );
  });
});
