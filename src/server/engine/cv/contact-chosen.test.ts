import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";

/** Which of several numbers and addresses reaches the person. */

const contactOf = (lines: string) =>
  parseCv(
    documentFromText(
      `Jo Bloggs\n12 Elm Road\n${lines}\n\nPROFILE\nReliable.\n\nEXPERIENCE\nShop Assistant, Acme Ltd, Leeds, Jan 2019 - present\n- Served customers\n\nREFERENCES\nMr Peter Crane, Manager, Acme Ltd, 07700 900777, peter.crane@acme.example\n`,
    ),
    "2026-01-01",
  ).contact;

describe("of several numbers", () => {
  it.each([
    ["Phone: 021 555 0148 or 087 555 0163\nCork", "087 555 0163"],
    ["Tel:\t01632 960 772 (home)  / 07700 900 356 (mob)", "07700 900 356"],
    ["Home: 0161 496 0123\nMobile: 07700 900123", "07700 900123"],
    ["Tel 0161 496 0123\n07700 900123", "07700 900123"],
    ["0161 496 0123 (work)\n07700900123", "07700900123"],
    ["091 555 012 / (087) 123 4567\nGalway", "(087) 123 4567"],
    ["Work tel: 0161 496 0123, Home tel: 0161 496 0456", "0161 496 0456"],
    ["0161 496 0123 (eves) or 07700 900123 (days)", "07700 900123"],
  ])("the one somebody carries is taken: %j", (lines, phone) => {
    expect(contactOf(lines).phone).toBe(phone);
  });

  it("none of somebody else is", () => {
    expect(contactOf("Emergency contact: Ann 07700 900999\n0161 496 0123").phone).toBe(
      "0161 496 0123",
    );
    expect(contactOf("My boss is Ann and you can get her on 029 2018 0744").phone).toBeNull();
    expect(contactOf("Leeds").phone).toBeNull();
  });
});

describe("an e-mail address", () => {
  it.each([
    ["jo.bloggs[at]example.ie", "jo.bloggs@example.ie"],
    ["jo(at)example.com", "jo@example.com"],
    ["Email: jo [at] example [dot] co [dot] uk", "jo@example.co.uk"],
    ["jo.bloggs at example dot ie", "jo.bloggs@example.ie"],
  ])("may be written so that no machine takes it: %s", (line, email) => {
    expect(contactOf(line).email).toBe(email);
  });

  it("is made of no other words", () => {
    expect(contactOf("Trained at example.com").email).toBeNull();
    expect(contactOf("Clerk at Leeds dot matrix works").email).toBeNull();
  });

  it.each([
    [
      "j.bloggs@leeds.ac.uk (work)\njo.bloggs@posteo.example (personal - please use this)",
      "jo.bloggs@posteo.example",
    ],
    ["Work: j.bloggs@other.example\nPersonal: jobloggs@mail.example", "jobloggs@mail.example"],
    ["j.bloggs@acme.example / jobloggs@mail.example", "jobloggs@mail.example"],
    ["jo.bloggs@nhs.net, jobloggs@mail.example", "jobloggs@mail.example"],
    ["jo@mail.example; jo.bloggs@post.example", "jo@mail.example"],
    ["Leeds", null],
  ])("is the person's own before that of their work, and no referee's: %j", (lines, email) => {
    expect(contactOf(lines).email).toBe(email);
  });
});
