import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";

/** Where people write who they are, besides the first line. */

const body =
  "\n\nPROFILE\nReliable worker.\n\nEXPERIENCE\nShop Assistant, Acme Ltd, Leeds, Jan 2019 - present\n- Served customers\n";
const nameIn = (text: string) => parseCv(documentFromText(text), "2026-01-01").contact.fullName;
const nameOf = (head: string) => nameIn(head + body);

describe("the name in a form", () => {
  it.each([
    [
      "Application Reference: AB-1\nLast Name / Family Name:\tBramwell\nFirst Name:\tTilda\nPreferred name:\tTil",
    ],
    ["Personal Details\nSurname\nBramwell\nFirst name\nTilda\nEmail\nx@example.com"],
    ["Surname: Bramwell   First name: Tilda   Title: Ms"],
    ["First name: Tilda\tSurname: Bramwell"],
    ["Family Name\tBramwell\tGiven Names\tTilda"],
    ["Vacancy: Cook\nSurname/First name: Bramwell, Tilda"],
    ["Applicant's name: Tilda Bramwell"],
    ["Full name (as on passport): Tilda Bramwell"],
    ["Name of applicant: Tilda Bramwell"],
    ["Name:\nTilda Bramwell"],
  ])("is what its labels ask for: %j", (head) => {
    expect(nameOf(head)).toBe("Tilda Bramwell");
  });

  it("is neither the form's title nor a post asked for", () => {
    expect(nameOf("Application Reference: AB-1\nPost Applied For: Cook")).toBeNull();
    expect(nameOf("Cover Sheet\nPrivate & Confidential")).toBeNull();
  });
});

describe("the name on its line", () => {
  it.each([
    ["CURRICULUM VITAE – Tilda Bramwell"],
    ["CURRICULUM VITAE\tTilda Bramwell"],
    ["The CV of Tilda Bramwell"],
    ["Tilda Bramwell's CV"],
    ["PERSONAL INFORMATION\tTilda Bramwell"],
    ["Page 1 of 2          CV – Tilda Bramwell FCCA"],
    ["Private & Confidential\nTilda Bramwell"],
    ["Tilda Bramwell 07700 900123 tilda@example.com"],
    ["Tilda Bramwell. Leeds. 07700 900123"],
    ["★ Tilda Bramwell ★ Baker"],
  ])("is found beside what else is said: %j", (head) => {
    expect(nameOf(head)).toBe("Tilda Bramwell");
  });

  it("is taken in small letters from a bar of contact data", () => {
    expect(nameOf("tilda bramwell | barista | leeds | tilda@example.com")).toBe("tilda bramwell");
    expect(nameOf("oisin bracken-hughes – chef – oisin.b@example.ie")).toBe("oisin bracken-hughes");
  });

  it.each([
    ["WO2 (Retd) Stephen McAllan", "Stephen McAllan"],
    ["Comdt. (retd.) Stephen McAllan", "Stephen McAllan"],
    ["Sqn Ldr Stephen McAllan", "Stephen McAllan"],
    ["Seán Mac an Bhaird", "Seán Mac an Bhaird"],
    ["Brídín Nic an tSaoi", "Brídín Nic an tSaoi"],
    ["Pádraig Ó hÉigeartaigh", "Pádraig Ó hÉigeartaigh"],
  ])("has ranks before it and Irish particles within: %s", (head, name) => {
    expect(nameOf(head)).toBe(name);
  });
});

describe("the name in a letter", () => {
  it.each([
    ["Dear Sir / Madam please find my details\n\nTilda Bramwell (Til)\nTurriff"],
    ["To Whom It May Concern\n\nTilda Bramwell"],
    ["Dear Hiring Manager,\nI am looking for work. My name is Tilda Bramwell and I live in Leeds."],
    ["Hi there,\n\nI'm Tilda Bramwell, a baker from Leeds."],
  ])("stands below the greeting: %j", (head) => {
    expect(nameOf(head)).toBe("Tilda Bramwell");
  });

  it("stands at its end", () => {
    const letter = (end: string) =>
      nameIn(`Dear Mr Peter Crane,\n\nI was a cook at Acme Ltd from 2015 to 2019.\n\n${end}`);
    expect(letter("Yours faithfully,\n\nTilda Bramwell\n07700 900123")).toBe("Tilda Bramwell");
    expect(letter("Kind regards\nT. Bramwell")).toBe("T. Bramwell");
    expect(letter("I look forward to hearing from you.")).toBeNull();
  });
});

describe("the name far down in a text of two columns", () => {
  const column = (mail: string, name: string) =>
    nameIn(
      `ABOUT ME\nBubbly baker.\n\nGET IN TOUCH\n07700 900228\n${mail}\n\nSKILLS\nBaking\n\n${name}\nBAKER\n\nEXPERIENCE\n\nBAKER\nAcme Ltd\nMay 2023 - Present\n\nREFERENCES\nPeter Crane, Manager, Acme\npeter.crane@acme.example\n`,
    );
  it("is told by the domain, or by the post below it", () => {
    expect(column("hello@tildabramwell.example", "TILDA\nBRAMWELL")).toBe("TILDA BRAMWELL");
    expect(column("bakes@example.com", "Tilda Bramwell")).toBe("Tilda Bramwell");
  });

  it("is no referee's", () => {
    expect(
      nameIn(
        "CURRICULUM VITAE\n\nEXPERIENCE\n\nBaker\nAcme Ltd\nMay 2023 - Present\n\nREFEREES\nMr Peter Crane, Manager, Acme, 07700 900555\npeter.crane@acme.example\n",
      ),
    ).toBeNull();
  });
});
