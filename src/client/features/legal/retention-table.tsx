import { documentMinutes } from "../../../shared/limits.ts";

const rows: readonly { what: string; how: string }[] = [
  {
    what: "Text of a CV or job description",
    how: `In memory, ${documentMinutes} minutes after its last use at most`,
  },
  {
    what: "Report without an account",
    how: `In memory, ${documentMinutes} minutes after its last use at most`,
  },
  { what: "Report with an account", how: "Until you delete it or the account" },
  { what: "Draft", how: "Until you delete it or the account" },
  { what: "Account, plan, API keys", how: "Until you delete them" },
  { what: "Webhooks", how: "Until you remove them; a note of each call 30 days" },
  {
    what: "Answer to a repeated call of a program, without any text, in memory",
    how: "A day at most",
  },
  { what: "How many analyses you began each day", how: "90 days, or until you delete the account" },
  { what: "What you bought", how: "Until you delete the account; payments also as the law asks" },
  { what: "Session (a login)", how: "Until you log out; 90 days at most" },
  { what: "Notes on security", how: "A year, or until you delete the account" },
  { what: "Count of failed logins, under a code that names nobody", how: "15 minutes" },
  { what: "Count of requests from a network address, in memory", how: "An hour at most" },
];

export function RetentionTable() {
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem]">
      <thead>
        <tr className="border-b border-control">
          <th scope="col" className="py-2 pr-4 font-semibold">
            What
          </th>
          <th scope="col" className="py-2 font-semibold">
            How long
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line align-top">
        {rows.map(({ what, how }) => (
          <tr key={what}>
            <th scope="row" className="w-1/2 py-2.5 pr-4 font-normal">
              {what}
            </th>
            <td className="py-2.5">{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
