import { contactAddress } from "../../lib/contact.ts";
import { inlineLinkClass } from "./legal-page.tsx";

export function ContactLink() {
  return (
    <a href={`mailto:${contactAddress}`} className={inlineLinkClass}>
      {contactAddress}
    </a>
  );
}
