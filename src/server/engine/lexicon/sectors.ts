import type { Sector } from "./parse-lexicon.ts";
import { customerService } from "./sectors/customer-service.ts";
import { data } from "./sectors/data.ts";
import { design } from "./sectors/design.ts";
import { infrastructure } from "./sectors/infrastructure.ts";
import { marketing } from "./sectors/marketing.ts";
import { media } from "./sectors/media.ts";
import { methods } from "./sectors/methods.ts";
import { office } from "./sectors/office.ts";
import { productAndProject } from "./sectors/product-and-project.ts";
import { sales } from "./sectors/sales.ts";
import { security } from "./sectors/security.ts";
import { soft } from "./sectors/soft.ts";
import { software } from "./sectors/software.ts";

/** Every sector of the lexicon; the name is used in messages and as `Skill.sector`. */
export const sectors: readonly Sector[] = [
  { name: "software", lines: software },
  { name: "data", lines: data },
  { name: "infrastructure", lines: infrastructure },
  { name: "security", lines: security },
  { name: "office", lines: office },
  { name: "methods", lines: methods },
  { name: "design", lines: design },
  { name: "media", lines: media },
  { name: "marketing", lines: marketing },
  { name: "sales", lines: sales },
  { name: "customer-service", lines: customerService },
  { name: "product-and-project", lines: productAndProject },
  { name: "soft", lines: soft },
];
