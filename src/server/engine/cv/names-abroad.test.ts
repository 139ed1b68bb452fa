import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";

const parsePlain = (text: string) => parseCv(documentFromText(text), "2026-01-01");
const nameOf = (text: string) => parsePlain(text).contact.fullName;

describe("the name in personal data of seven languages", () => {
  it.each([
    [
      "Lebenslauf\n\nPersönliche Daten\nName:\tHarms\nVorname:\tInga Marie\nAnschrift:\tDeichweg 3, 26506 Norden",
      "Inga Marie Harms",
    ],
    [
      "LEBENSLAUF\nFamilienname: Oberhuber (geb. Stocker)\nVorname: Veronika\nAdresse: Am Anger 4, 6060 Hall",
      "Veronika Oberhuber",
    ],
    [
      "Persönliche Angaben\nName, Vorname\nSeidel, Thorben\nTelefon\n0171 2345678",
      "Thorben Seidel",
    ],
    [
      "ÉTAT CIVIL\nNom\t: Quémeneur\nPrénoms\t: Yann Erwan\nAdresse\t: 3 rue du Port, 29900 Concarneau",
      "Yann Erwan Quémeneur",
    ],
    [
      "Datos personales\nApellidos: Ibarretxe Loza\nNombre: Nerea\nTeléfono: 600 123 456",
      "Nerea Ibarretxe Loza",
    ],
    [
      "INFORMAZIONI PERSONALI\n\nCognome\nSpadafora\nNome\nMirella\nTelefono\n347 1234567",
      "Mirella Spadafora",
    ],
    [
      "DADOS PESSOAIS\nNome: Vasco Miguel\nApelido: Tavares Pinto\nMorada: Rua Nova 3, Braga",
      "Vasco Miguel Tavares Pinto",
    ],
    [
      "PERSONALIA\nNaam\t\t: van der Heijden\nVoornamen\t: Wilhelmina Johanna\nRoepnaam\t: Willy",
      "Wilhelmina Johanna van der Heijden",
    ],
    [
      "PERSOONLIJKE GEGEVENS\nNaam: Anna Kuipers\nVoornamen: Johanna Maria\nRoepnaam: Anna",
      "Anna Kuipers",
    ],
    [
      "DANE OSOBOWE\nImię i nazwisko:\tmgr inż. Halina Sobieraj-Kos\t\nAdres:\tul. Leśna 3, 20-001 Lublin",
      "Halina Sobieraj-Kos",
    ],
    [
      "ŻYCIORYS\nNazwisko: Gajda\nImiona: Piotr Paweł\nData urodzenia: 3.04.1990",
      "Piotr Paweł Gajda",
    ],
    ["Dane osobowe\nNazwisko i imię: Gołąb Bronisława\nTelefon: 600 100 200", "Bronisława Gołąb"],
    [
      "Curriculum vitae di Chiara Spadafora\nDati anagrafici\nCell. 348 111 22 33",
      "Chiara Spadafora",
    ],
    ["Dane osobowe\nNazwisko i imię: Wilczek Anna\nTelefon: 600 100 200", "Anna Wilczek"],
  ])("is put together from the cells: %s", (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    ["LE GOFF Maëlys\n12 rue de Siam\n29200 BREST\nTél. : 06.39.98.41.07", "Maëlys LE GOFF"],
    ["PETITJEAN Anne-Laure\nAide-soignante\n06 12 34 56 78", "Anne-Laure PETITJEAN"],
    ["KOWALCZYK Zbigniew\nul. Długa 4, Gdańsk\ntel. 600 100 200", "Zbigniew KOWALCZYK"],
    ["MARIA Kowalczyk\nul. Długa 4, Gdańsk\ntel. 600 100 200", "MARIA Kowalczyk"],
    [
      "INFORMAZIONI PERSONALI\nNome\nDELLAMORTE FABRIZIA\nTelefono\n080 555 0192\n\nESPERIENZA LAVORATIVA\n2019 – 2022 Cuoca, Trattoria da Pino\n\nLecce, 3/4/2026\t\tFabrizia Dellamorte",
      "FABRIZIA DELLAMORTE",
    ],
    ["JAMES THOMAS\nDriver\nLeeds", "JAMES THOMAS"],
  ])("has the first name first: %s", (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    ["Ciao! Sono Ilenia Bracco, ho 24 anni e lavoro in un bar\nCuneo", "Ilenia Bracco"],
    ["Buongiorno, mi chiamo Loris Gamba e cerco lavoro come magazziniere.", "Loris Gamba"],
    ["Hallo! Ich heiße Wiebke Ohlsen und suche eine Stelle als Erzieherin.", "Wiebke Ohlsen"],
    ["Guten Tag. Mein Name ist Jörn Petersen, ich bin 34 Jahre alt.", "Jörn Petersen"],
    ["Bonjour ! Je m'appelle Solène Kervella et j'ai 22 ans.", "Solène Kervella"],
    ["Hola! Me llamo Nerea Zubiri, tengo 25 años.", "Nerea Zubiri"],
    ["Olá! Chamo-me Tomé Valadas e tenho 30 anos.", "Tomé Valadas"],
    ["Hoi! Ik ben Femke van den Broek, 27 jaar.", "Femke van den Broek"],
    ["Dzień dobry! Nazywam się Iga Wrona i szukam pracy.", "Iga Wrona"],
  ])("is who introduces themselves: %s", (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    [
      "Profil | Hauke Feddersen | Systemtechnik | ab sofort\nTel. 0171 2345678 | hauke@feddersen-it.example",
      "Hauke Feddersen",
    ],
    [
      "Marleen de Boer – Kuipers (zij/haar)\nHR-adviseur\nmarleen@boerkuipers.example",
      "Marleen de Boer – Kuipers",
    ],
    ["Marleen de Boer – Utrecht\nHR-adviseur\nmarleen@deboer.example", "Marleen de Boer"],
  ])("stands beside other things: %s", (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});

describe("an address for certified mail", () => {
  it.each([
    "E-mail: ing.gamba@libero.example   PEC: loris.gamba@ingpec.example",
    "PEC: loris.gamba@pec.example | Mail: ing.gamba@libero.example",
  ])("is not the person's: %s", (line) => {
    expect(parsePlain(`Loris Gamba\n${line}`).contact.email).toBe("ing.gamba@libero.example");
  });
});
