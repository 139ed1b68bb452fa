import { expect, test } from "vitest";
import { assemblePdf } from "../test-makers/make-pdf.ts";
import { readPdf } from "./read-pdf.ts";

const mark = "scriptOfAPdf";
const script = `globalThis.${mark} = true; app.alert\\(1\\); this.submitForm\\('https://example.com'\\)`;
const action = `<< /S /JavaScript /JS (${script}) >>`;

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

const form = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/">
<subform name="f" layout="tb"><pageSet><pageArea name="p"/></pageSet>
<event activity="initialize"><script contentType="application/x-javascript">globalThis.${mark} = true</script></event>
<draw><value><exData contentType="text/html"><body xmlns="http://www.w3.org/1999/xhtml">
<script>globalThis.${mark} = true</script><p onclick="globalThis.${mark} = true">Words of the form</p></body></exData></value></draw>
</subform></template></xdp:xdp>`;

/** A page of text, and a script in every place that a viewer would run one from. */
const catalogue = `<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} /AA << /WC ${action} /DP ${action} >>
  /Names << /JavaScript << /Names [(first) ${action}] >> >> /AcroForm << /Fields [6 0 R] /XFA 7 0 R /CO [6 0 R] >> >>`;
const page = `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R
  /AA << /O ${action} /C ${action} >> /Annots [6 0 R 8 0 R] >>`;
// The matrix once was put into a program as it stood.
const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding
  /FontMatrix [1 0 0 1 0 (0\\); globalThis.${mark} = true; //)] >>`;
const field = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Jo) /Rect [60 500 200 520] /P 3 0 R
  /A ${action} /AA << /K ${action} /F ${action} /V ${action} /C ${action} /E ${action} >> >>`;
const link = `<< /Type /Annot /Subtype /Link /Rect [60 690 200 710] /A ${action} >>`;

test("scripts in a PDF are nobody's programs: its text is read, nothing of them runs or is read as text", async () => {
  const objects = [
    catalogue,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>",
    page,
    font,
    stream("BT /F1 10 Tf 1 0 0 1 60 700 Tm (Senior nurse on a busy surgical ward) Tj ET"),
    field,
    stream(form),
    link,
  ];
  const { lines, layout } = await readPdf(assemblePdf(objects));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(lines.map(({ text }) => text)).toEqual(["Senior nurse on a busy surgical ward"]);
  expect(layout.links).toEqual([]);
  expect(mark in globalThis).toBe(false);
});
