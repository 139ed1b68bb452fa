import { documentMinutes } from "../../shared/limits.ts";

/** What holds for every call; the paragraphs stand at the head of the document and of its page. */
export const introduction = [
  "What a CV shows for a job advertisement, what it does not, and what to change, truthfully.",

  "**Who asks.** A program sends an API key as `Authorization: Bearer …`; a person makes keys in their account. A key has " +
    "the scope `read` (every GET), `analyse` (everything that changes something), or both. A browser has cookies: a session, " +
    "or as a visitor's the demo. What belongs to somebody else answers 404, like what never was.",

  "**CSRF.** With cookies every POST and DELETE needs the header `X-CSRF-Token` with the token of `GET /api/csrf-token`. With a " +
    "key it does not.",

  "**Errors** are `{ error, message, code }`: two texts for people, and a code that stays the same. Where fields do not fit, " +
    "`fields` has a sentence for each. Look at `code`, not at the texts; expect new codes and new fields.",

  "**Limits.** A key may make 600 calls in 10 minutes. Uploads, analyses, letters and mails have narrower limits of their own. " +
    "Beyond: 429, and `Retry-After` says how many seconds to wait.",

  "**Doing it once.** Upload and analyse take an `Idempotency-Key` (any 1 to 255 visible characters, new for each new request). " +
    "The same request with the same key gets the first answer again for 24 hours (for visitors: " +
    `${documentMinutes} minutes); while the first is still under way 409, with other content 422. What failed may be tried again. ` +
    "A draft is made once under a `new_draft_id` of your own.",

  "**Nothing changed.** Results, history and exports have an `ETag`. Sent back as `If-None-Match` it saves the answer: 304.",

  "**Pages.** Paged lists take `page` (from 1) and `per_page` (1 to 100, 10 where not given), and answer with `page`, `pages`, " +
    "`per_page` and `total`. Lists are newest first. Times are ISO 8601 in UTC.",
].join("\n\n");
