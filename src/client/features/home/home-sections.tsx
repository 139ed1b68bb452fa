import { ListChecks, Quote, ScanText } from "lucide-react";
import type { ReactNode } from "react";

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-t border-line">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-16">
        <h2 className="font-serif text-3xl font-semibold tracking-tight">{heading}</h2>
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}

const features = [
  {
    title: "Every demand, one by one",
    text: "Required or preferred, met, partly met or missing. What a CV cannot show is called that, not counted against you.",
    Icon: ListChecks,
  },
  {
    title: "Evidence for every judgement",
    text: "Each verdict quotes your CV and gives its reason. Every score comes apart into its parts, with their weights.",
    Icon: Quote,
  },
  {
    title: "What an ATS reads",
    text: "See the record an applicant tracking system would make of your CV, with the blanks it would leave.",
    Icon: ScanText,
  },
];

export function Features() {
  return (
    <Section heading="An editor’s eye, not a black box">
      <ul className="grid gap-4 md:grid-cols-3">
        {features.map(({ title, text, Icon }) => (
          <li key={title} className="card p-6">
            <Icon aria-hidden className="size-6 text-accent" />
            <h3 className="mt-4 text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-[0.9375rem] text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const steps = [
  {
    title: "Add your CV",
    text: "Upload a PDF, Word, text or RTF file, or paste the words. It may be in another language.",
  },
  {
    title: "Paste the job",
    text: "The whole advertisement, with the person specification if there is one.",
  },
  {
    title: "Read the report",
    text: "Scores with their reasons, the demands with your own words as proof, and what to change, truthfully.",
  },
];

export function HowItWorks() {
  return (
    <Section heading="How it works">
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-accent pt-4">
            <p aria-hidden className="font-serif text-2xl font-semibold text-accent-strong">
              {index + 1}
            </p>
            <h3 className="mt-2 text-lg font-semibold">{step.title}</h3>
            <p className="mt-1.5 max-w-[42ch] text-[0.9375rem] text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function PricingSection({ children }: { children: ReactNode }) {
  return <Section heading="Pricing">{children}</Section>;
}

const questions = [
  {
    question: "Are my documents stored?",
    answer:
      "No. Documents are processed in memory and not persisted unless you save them. The text is let go at the latest 60 minutes after its last use. With an account, your reports stay in your history until you delete them.",
  },
  {
    question: "Will it invent experience for me?",
    answer:
      "No. Suggestions only point at what your CV already shows, or ask whether you have used something. Nothing is made up.",
  },
  {
    question: "Which language is the report in?",
    answer: "English (UK). The CV itself may be in another language.",
  },
];

export function Faq() {
  return (
    <Section heading="Questions">
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-2 text-[0.9375rem] text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
