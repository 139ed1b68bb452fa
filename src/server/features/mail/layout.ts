import type { MailAttachment, MailMessage } from "../../adapters/mail.ts";

export type MailContent = {
  to: string;
  subject: string;
  /** The person's name, for the greeting; null where it is not known. */
  name: string | null;
  paragraphs: string[];
  /** Lists after the paragraphs, each under its heading; empty ones are left out. */
  lists?: { heading: string; items: string[] }[];
  attachments?: MailAttachment[];
  action?: { label: string; url: string };
  /** Said small at the end. */
  note: string;
};

/** One message as plain text and as HTML that phones show well: one column, no pictures, no foreign files. */
export function composeMail(content: MailContent): MailMessage {
  const { to, name, paragraphs, action, note } = content;
  const subject = oneLine(content.subject);
  const lists = (content.lists ?? []).filter(({ items }) => items.length > 0);
  const greeting = name === null ? "Hello," : `Hello ${oneLine(name)},`;
  const text = [
    greeting,
    ...paragraphs,
    ...lists.map(({ heading, items }) => [heading, ...items.map((item) => `- ${item}`)].join("\n")),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    note,
    "Shortlisted",
  ].join("\n\n");
  const html = page(
    subject,
    [
      ...[greeting, ...paragraphs].map((line) => `<p ${look("text")}>${escaped(line)}</p>`),
      ...lists.map(listHtml),
      ...(action ? [button(action)] : []),
      `<p ${look("note")}>${escaped(note)}</p>`,
    ].join("\n"),
  );
  return { to, subject, text: `${text}\n`, html, attachments: content.attachments };
}

function listHtml({ heading, items }: { heading: string; items: string[] }): string {
  const lines = items.map((item) => `<li ${look("item")}>${escaped(item)}</li>`);
  return `<h2 ${look("heading")}>${escaped(heading)}</h2>
<ul ${look("list")}>
${lines.join("\n")}
</ul>`;
}

// Inside the tags, because many mail clients drop a style sheet. Those that keep it show the dark one where wanted.
const style = {
  body: "margin:0;padding:24px 12px;background:#f7f5f0;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  card: "max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #e3dfd5;border-radius:12px;overflow-wrap:anywhere;word-break:break-word",
  name: "margin:0 0 20px;font-family:Georgia,serif;font-size:22px;color:#17202a",
  text: "margin:0 0 16px;font-size:16px;line-height:1.55;color:#17202a",
  heading: "margin:24px 0 8px;font-size:17px;color:#17202a",
  list: "margin:0 0 16px;padding:0 0 0 20px",
  item: "margin:0 0 6px;font-size:16px;line-height:1.5;color:#17202a",
  note: "margin:20px 0 0;font-size:14px;line-height:1.5;color:#55606b",
  button:
    "display:inline-block;padding:13px 22px;border-radius:8px;background:#0b6e5f;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none",
  link: "color:#0b6e5f;word-break:break-all",
};

/** By class, over what stands inside the tags. */
const darkSheet = `@media (prefers-color-scheme: dark) {
.page { background: #10171c !important }
.card { background: #1a2329 !important; border-color: #33414a !important }
.ink { color: #eef2f4 !important }
.soft { color: #b3bfc6 !important }
.link { color: #6fd0bd !important }
.button { background: #5cc4b0 !important; color: #0b1613 !important }
}`;

/** The class and the style of a tag. */
function look(name: Exclude<keyof typeof style, "body">): string {
  return `class="${classes[name]}" style="${style[name]}"`;
}

const classes = {
  card: "card",
  name: "ink",
  text: "ink",
  heading: "ink",
  list: "ink",
  item: "ink",
  note: "soft",
  button: "button",
  link: "link",
};

function page(subject: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${darkSheet}</style></head>
<body class="page" style="${style.body}">
<div ${look("card")}>
<p ${look("name")}>Shortlisted</p>
${content}
</div>
</body>
</html>
`;
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escaped(url);
  return `<p ${look("text")}><a href="${address}" ${look("button")}>${escaped(label)}</a></p>
<p ${look("note")}>If the button does not work, open this address: <a href="${address}" ${look("link")}>${address}</a></p>`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
