import { eld } from "eld/extrasmall";
import fc from "fast-check";
import { expect, test } from "vitest";
import { detectLanguage } from "./text-language.ts";

const samples = [
  "I led a team of five nurses and we were praised for our care",
  "Ich habe acht Jahre lang als Krankenschwester in München gearbeitet und größere Teams geführt",
  "J'ai travaillé pendant huit ans comme infirmière à l'hôpital de Besançon",
  "He trabajado ocho años como enfermera en un hospital de Logroño",
  "Ho lavorato otto anni come infermiera all’ospedale, perché è il mio mestiere",
  "Trabalhei oito anos como enfermeira e sou responsável pela formação",
  "Pracowałam osiem lat jako pielęgniarka i jestem odpowiedzialna za szkolenia",
  "Ik heb acht jaar als verpleegkundige gewerkt en gaf leiding aan een ploeg",
  "Jag har arbetat åtta år som sjuksköterska på sjukhuset i Malmö",
  "Am lucrat opt ani ca asistentă medicală și răspund de instruire",
  "Я восемь лет работала медсестрой и отвечала за обучение новых сотрудников",
  "Я вісім років працювала медсестрою та відповідала за навчання",
  "Εργάστηκα οκτώ χρόνια ως νοσοκόμα στο νοσοκομείο της πόλης",
  "Sekiz yıl boyunca hemşire olarak çalıştım ve eğitimden sorumluydum",
  "عملت ثماني سنوات ممرضة في المستشفى وكنت مسؤولة عن التدريب",
  "मैंने आठ साल तक अस्पताल में नर्स के रूप में काम किया",
  "我在医院当了八年护士，负责培训新同事",
  "病院で八年間看護師として働き、研修を担当しました",
  "저는 병원에서 팔 년 동안 간호사로 일했습니다",
  "Tôi đã làm y tá tám năm và phụ trách đào tạo nhân viên mới",
];

const oracle = (text: string) => eld.detect(text).language || undefined;

test("names the language of a sentence as the library does", () => {
  const named = samples.map(detectLanguage);
  expect(named).toEqual(samples.map(oracle));
  expect(new Set(named).size).toBe(samples.length);
});

test("agrees with the library on any row of words, however long", () => {
  const words = samples.flatMap((text) => [...text.split(/[ ，、]/), text.replaceAll(" ", "")]);
  const mixed = fc
    .array(fc.constantFrom(...words, "7", "-", "don't", "ab", "abc", "abcd"), { maxLength: 120 })
    .map((row) => row.join(" "));
  fc.assert(
    fc.property(mixed, (text) => {
      expect(detectLanguage(text)).toBe(oracle(text));
    }),
  );
});

test("names no language where there is not a letter", () => {
  expect(detectLanguage(" 12 / 34 ")).toBeUndefined();
});
