import { demandCounts } from "../../../../shared/demand-counts.ts";
import type { Importance, Requirement } from "../../../../shared/results.ts";
import { keyed } from "../../../components/keyed.ts";
import { noDemands, type Report } from "../report.ts";
import { requirementLooks } from "./requirement-status.ts";

const groups: { importance: Importance; heading: string }[] = [
  { importance: "required", heading: "Required" },
  { importance: "preferred", heading: "Preferred" },
];

function Demand({ requirement }: { requirement: Requirement }) {
  const { word, ink, Icon } = requirementLooks[requirement.status];
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[10rem_1fr]">
      <p className={`flex items-center gap-2 self-start text-[0.9375rem] font-semibold ${ink}`}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {word}
      </p>
      <div className="max-w-[72ch] min-w-0">
        <p className="font-medium">{requirement.text}</p>
        <p className="mt-1 text-[0.9375rem] text-soft">{requirement.reason}</p>
        {requirement.worth_a_look ? (
          <p className="mt-1 text-[0.9375rem]">
            <strong className="font-semibold">Worth a look:</strong> two readings of your CV differ
            here. You know best which is right.
          </p>
        ) : null}
        {keyed(requirement.evidence, ({ quote }) => quote).map(({ key, item: evidence }) => (
          <figure key={key} className="mt-2 border-l-2 border-accent pl-3">
            <blockquote className="text-[0.9375rem]">“{evidence.quote}”</blockquote>
            {evidence.section === "" ? null : (
              <figcaption className="text-sm text-soft">Your CV, {evidence.section}</figcaption>
            )}
          </figure>
        ))}
      </div>
    </li>
  );
}

function Group({ heading, demands }: { heading: string; demands: Requirement[] }) {
  const { met, total } = demandCounts(demands);
  return (
    <section className="card px-5 pt-5 sm:px-6">
      <h2 className="flex items-baseline justify-between gap-4 border-b border-line pb-3 text-lg font-semibold">
        {heading}
        <span className="text-[0.9375rem] font-medium text-soft tabular-nums">
          {met} of {total} met
        </span>
      </h2>
      <ul className="divide-y divide-line">
        {demands.map((demand) => (
          <Demand key={demand.id} requirement={demand} />
        ))}
      </ul>
    </section>
  );
}

/** Every demand of the advertisement with its status, the reason, and the CV's own words. */
export function RequirementsPanel({ report }: { report: Report }) {
  if (report.requirements.length === 0) {
    return <p className="card p-5 sm:p-6">{noDemands}</p>;
  }
  return (
    <div className="space-y-4">
      {groups.map(({ importance, heading }) => {
        const demands = report.requirements.filter((demand) => demand.importance === importance);
        return demands.length === 0 ? null : (
          <Group key={importance} heading={heading} demands={demands} />
        );
      })}
    </div>
  );
}
