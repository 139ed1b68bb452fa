import { expect, it } from "vitest";
import { findMentions } from "./lexicon.ts";

const named = (text: string) => findMentions(text).map(({ skill }) => skill.name);
const artic = "HGV Class 1 licence (C+E)";
const rigid = "HGV Class 2 licence (C)";

it.each([
  ["Führerschein Klassen B, C1 und CE", ["Driving licence", "C1 licence", artic]],
  ["permis EC et FIMO", [artic, "Driver CPC"]],
  ["Patente C e CQC", [rigid, "Driver CPC"]],
  ["carné de conducir C caducado", [rigid]],
  ["prawo jazdy kat. C+E, kod 95", [artic, "Driver CPC"]],
  ["rijbewijs CE", [artic]],
  ["patente di guida", ["Driving licence"]],
  ["UKCA/CE marking", ["UKCA", "CE marking"]],
  ["Category of goods under the CE directive", []],
])("%s", (text, names) => expect(named(text)).toEqual(names));
