import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "../../../shared/errors.ts";
import { makeDoc } from "../test-makers/make-doc.ts";
import { readDoc } from "./read-doc.ts";

describe("Word's binary format", () => {
  test("paragraphs with their quotes and dashes as written", async () => {
    const { lines } = await readDoc(makeDoc("Jane Doe\r\r“Nurse” – 2019\r• Led a team\r"));
    expect(lines.map((line) => [line.text, line.bullet, line.gapBefore])).toEqual([
      ["Jane Doe", false, false],
      ["“Nurse” – 2019", false, true],
      ["Led a team", true, false],
    ]);
  });

  test("items of a list have their bullets, which are not part of the text", async () => {
    const { lines } = await readDoc(makeDoc("Nurse\rLeeds\rWards\rTheatre\r", { listed: [2, 3] }));
    expect(lines.map((line) => [line.text, line.bullet])).toEqual([
      ["Nurse", false],
      ["Leeds", false],
      ["Wards", true],
      ["Theatre", true],
    ]);
  });

  test("rows of a table, each on its line", async () => {
    const { lines, layout } = await readDoc(
      makeDoc("Before\r2019\u0007Nurse\u0007\r2021\u0007Sister\u0007\rAfter\r"),
    );
    expect(lines.map((line) => [line.text, line.region])).toEqual([
      ["Before", "body"],
      ["2019 Nurse", "table"],
      ["2021 Sister", "table"],
      ["After", "body"],
    ]);
    expect(layout.tables).toBe(1);
  });

  test("a date pushed to the right margin by tabs stays on its line", async () => {
    expect((await readDoc(makeDoc("Nurse, Leeds\t\tJan 2019 – May 2021\r"))).text).toBe(
      "Nurse, Leeds Jan 2019 – May 2021",
    );
  });

  test("a password is named as the reason", async () => {
    await expect(readDoc(makeDoc("x\r", { encrypted: true }))).rejects.toMatchObject({
      code: "file_encrypted",
    });
  });

  test("counts and chains of sectors without an end are refused at once", async () => {
    const sound = makeDoc("Jane Doe\rNurse\r");
    const changed = (change: (file: Buffer) => void): Uint8Array => {
      const file = Buffer.from(sound);
      change(file);
      return file;
    };
    const table = 512 * (Buffer.from(sound).readInt32LE(76) + 1);
    const broken = [
      changed((file) => file.writeInt32LE(0x1000001, 44)),
      changed((file) => file.writeInt32LE(0x1000001, 64)),
      changed((file) => file.writeUInt16LE(20, 30)),
      changed((file) => {
        file.writeInt32LE(1, table);
        file.writeInt32LE(0, table + 4);
      }),
    ];
    for (const file of broken) {
      await expect(readDoc(file)).rejects.toMatchObject({ code: "file_corrupt" });
    }
  });

  test("changed bytes and missing ends give a document or an AppError", async () => {
    const sample = makeDoc("Jane Doe\rNurse\r");
    const change = fc.tuple(fc.nat(sample.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 20 }),
        fc.nat(sample.length),
        async (changes, length) => {
          const bytes = sample.slice();
          for (const [at, value] of changes) bytes[at] = value;
          for (const file of [bytes, sample.slice(0, length)]) {
            await readDoc(file).catch((error) => expect(error).toBeInstanceOf(AppError));
          }
        },
      ),
    );
  });
});
