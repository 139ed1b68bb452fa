import { Link } from "@tanstack/react-router";
import { documentMinutes } from "../../../shared/limits.ts";
import { ContactLink } from "./contact-link.tsx";
import { inlineLinkClass, type LegalSection } from "./legal-page.tsx";
import { RetentionTable } from "./retention-table.tsx";

export const privacySections: readonly LegalSection[] = [
  {
    id: "short",
    heading: "In short",
    body: (
      <ul>
        <li>
          Documents are processed in memory and not persisted unless you save them. Uploaded files
          are never written to a disk or a database.
        </li>
        <li>Without an account nothing of your analysis stays with us.</li>
        <li>
          We sell nothing, show no advertising, count no visits and train nothing with your CV.
        </li>
        <li>You can take your data away and delete your account yourself, at any time.</li>
      </ul>
    ),
  },
  {
    id: "documents",
    heading: "Your CV and the job description",
    body: (
      <>
        <p>
          We read the text out of your file and hold it in our server’s memory, to compare it with
          the job description and to write the letter you ask for. It is let go at the latest{" "}
          {documentMinutes} minutes after its last use, and when the server restarts. The report of
          an analysis without an account goes in the same way.
        </p>
        <p>
          With an account, each finished <strong>report</strong> is kept in your history. A report
          quotes lines of your CV and of the advertisement. The texts themselves are kept only in a
          draft that you save.
        </p>
        <p>
          The analysis is made by a program on our own server, and no decision about you is made
          with it. Your documents are not given to anybody else, with one exception: where this site
          uses a language model, it sends the texts there without your name, address, e-mail, phone
          number, links and referees. You can keep it out, for one analysis or for good.
        </p>
      </>
    ),
  },
  {
    id: "account",
    heading: "Your account",
    body: (
      <>
        <p>
          We keep your name, your e-mail address, your plan and how many analyses you began each
          day; your password only as a hash that cannot be turned back (Argon2id); and your API keys
          as hashes.
        </p>
        <p>
          If you buy a plan, we keep under which number Stripe knows you, which plan it is, and
          until when it is paid.
        </p>
        <p>
          To protect the account we note logins, failed logins and changes, each with its time, the
          network address and the name of the browser, and the same for each open session. You can
          read all of it on your account page.
        </p>
      </>
    ),
  },
  {
    id: "mail",
    heading: "Mail",
    body: (
      <p>
        We write to you to verify your address, to reset a password, when something about your
        account’s security changes, and when you have results sent. Mails hold no pictures or links
        that tell us whether you read them. Results go to whatever address you type, so look at it
        twice.
      </p>
    ),
  },
  {
    id: "others",
    heading: "Who else sees something",
    body: (
      <>
        <p>Only those we need to run the service, each for its one purpose:</p>
        <ul>
          <li>whoever hosts our server, which holds the data;</li>
          <li>
            Postmark, where mail is delivered through it: the address and the text of the mail;
          </li>
          <li>
            Stripe, if you buy a plan: it takes the payment on its own pages. We never see the
            number of your card.
          </li>
        </ul>
        <p>Nobody else, unless the law obliges us. Our pages load nothing from other websites.</p>
      </>
    ),
  },
  {
    id: "retention",
    heading: "How long",
    body: <RetentionTable />,
  },
  {
    id: "logs",
    heading: "The server’s log",
    body: (
      <p>
        For each request the log holds its kind, the outcome and how long it took. It holds no
        network address, no e-mail address, and nothing of your documents, mails or passwords.
      </p>
    ),
  },
  {
    id: "browser",
    heading: "In your browser",
    body: (
      <p>
        What the website keeps there, item by item, is on the page about{" "}
        <Link to="/cookies" className={inlineLinkClass}>
          cookies
        </Link>
        .
      </p>
    ),
  },
  {
    id: "rights",
    heading: "Your rights",
    body: (
      <>
        <p>
          We hold what the service you asked for needs (a contract with you), and the security notes
          because we must protect accounts (a legitimate interest).
        </p>
        <ul>
          <li>
            <strong>To see and take away:</strong> your account page gives you everything as one
            file.
          </li>
          <li>
            <strong>To correct:</strong> change your name there; for anything else write to us.
          </li>
          <li>
            <strong>To delete:</strong> delete single analyses and drafts, or the whole account with
            all that belongs to it, at once and for good.
          </li>
          <li>
            <strong>To object or complain:</strong> write to us, or to the Information
            Commissioner’s Office at ico.org.uk.
          </li>
        </ul>
        <p>
          Write to <ContactLink />.
        </p>
      </>
    ),
  },
];
