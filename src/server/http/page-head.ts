import { fullTitle, productName, type SitePage } from "../../shared/site-pages.ts";

/** Between these marks of index.html stands the head of the home page; every other page has its own there. */
const region = /<!--page-->[\s\S]*?<!--\/page-->/;

const card = {
  path: "/social-card.png",
  width: 1200,
  height: 630,
  alt: "Shortlisted: know where your CV stands before they do.",
};

/** The page's HTML with its own title, description and what other sites show when somebody links to it. */
export function withHead(html: string, page: SitePage, publicUrl: string): string {
  const title = fullTitle(page.title);
  const { description } = page;
  const address = addressOf(page.path, publicUrl);
  const lines = [
    `<title>${escaped(title)}</title>`,
    meta("name", "description", description),
    page.indexed
      ? `<link rel="canonical" href="${escaped(address)}" />`
      : meta("name", "robots", "noindex"),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", productName),
    meta("property", "og:locale", "en_GB"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
    meta("property", "og:image", addressOf(card.path, publicUrl)),
    meta("property", "og:image:width", String(card.width)),
    meta("property", "og:image:height", String(card.height)),
    meta("property", "og:image:alt", card.alt),
    meta("name", "twitter:card", "summary_large_image"),
  ];
  // A function, because a replacement text would have its dollar signs read.
  return html.replace(region, () => lines.join("\n    "));
}

/** The absolute address of a path. `publicUrl` may itself lie below a path. */
export function addressOf(path: string, publicUrl: string): string {
  return publicUrl.replace(/\/+$/, "") + path;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}" />`;
}

export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
