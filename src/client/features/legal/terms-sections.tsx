import { Link } from "@tanstack/react-router";
import { ContactLink } from "./contact-link.tsx";
import { inlineLinkClass, type LegalSection } from "./legal-page.tsx";

export const termsSections: readonly LegalSection[] = [
  {
    id: "service",
    heading: "What you get",
    body: (
      <>
        <p>
          Shortlisted compares a CV with a job advertisement and reports what it finds: which
          demands the CV shows, which it does not, and what could be changed. It can write a cover
          letter from the same facts.
        </p>
        <p>
          The report is advice. No score decides or predicts whether you are invited, and an
          employer’s own software may read your CV differently.
        </p>
        <p>
          Reports and letters are made from what your CV says, and are meant to add nothing to it.
          Read a letter before you send it: what you sign is yours.
        </p>
      </>
    ),
  },
  {
    id: "documents",
    heading: "Your documents",
    body: (
      <>
        <p>
          What you upload or paste stays yours. You let us process it to make the report, the letter
          and the mails you ask for, and for nothing else. How long we hold it is on the{" "}
          <Link to="/privacy" className={inlineLinkClass}>
            privacy page
          </Link>
          .
        </p>
        <p>
          Use your own CV, or somebody else’s only with their agreement. Leave out what an
          application does not need, such as your referees’ telephone numbers.
        </p>
      </>
    ),
  },
  {
    id: "account",
    heading: "Your account",
    body: (
      <ul>
        <li>You need an e-mail address that is yours, and keep your password to yourself.</li>
        <li>You answer for what is done with your account and your API keys.</li>
        <li>
          You can take your data away and delete the account at any time, on the account page.
        </li>
      </ul>
    ),
  },
  {
    id: "fair-use",
    heading: "Fair use",
    body: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>get round the limits of your plan, or of how often something may be done;</li>
          <li>try to reach other people’s data, or disturb the service for others;</li>
          <li>upload files made to do harm;</li>
          <li>use the scores to turn down other people’s applications.</li>
        </ul>
        <p>
          We may suspend an account that does. You are told so when you log in, and can write to us.
        </p>
      </>
    ),
  },
  {
    id: "payment",
    heading: "Plans and payment",
    body: (
      <>
        <p>
          What each plan holds and costs is on the{" "}
          <Link to="/pricing" className={inlineLinkClass}>
            pricing page
          </Link>
          . Every account begins on Free and stays there until an upgrade has been paid.
        </p>
        <p>
          Subscriptions are billed in advance and are non-refundable except as required by law. Your
          rights as a consumer, such as the right to cancel within 14 days, stay as the law gives
          them.
        </p>
        <p>
          You can end a subscription at any time, on the account page. The plan then lasts until the
          end of the time that is paid for. Deleting the account ends both at once.
        </p>
      </>
    ),
  },
  {
    id: "liability",
    heading: "What we answer for",
    body: (
      <>
        <p>
          We run the service with reasonable care, but cannot promise that it is always there or
          free of mistakes. Keep your own copy of what matters to you.
        </p>
        <p>
          Nothing here limits liability that the law does not let us limit, such as for fraud, or
          for death or injury through negligence. Beyond that we answer for losses that could be
          foreseen when you agreed to these terms, and not for a job that was not offered.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    heading: "Changes to these terms",
    body: (
      <>
        <p>
          We give at least 30 days’ notice of material changes, on this page and by e-mail to
          everybody with an account. If you do not agree, you can delete your account before they
          apply.
        </p>
        <p>
          The law of England and Wales applies, and no less of the law that protects you at home.
        </p>
      </>
    ),
  },
  {
    id: "contact",
    heading: "Contact",
    body: (
      <p>
        Questions about these terms: <ContactLink />.
      </p>
    ),
  },
];
