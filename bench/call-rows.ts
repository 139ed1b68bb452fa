import postgres from "postgres";
import { memberPassword, openMember } from "../test/members.ts";
import { type Comparison, OwnTime, quantile } from "./measure.ts";

export type Prepared = { comparison: Comparison; isShort?: boolean; close(): unknown };

const callsAtOnce = 8;
const handfuls = 25;
const calls = callsAtOnce * handfuls;
const entries = 100;

type Call = () => Promise<unknown>;
type Sides = { subject: number; reference: number };

/**
 * Calls of one kind at once, then of the other, and so on: what slows the machine slows both alike. Of either kind the
 * time of all, were each handful as quick as the quickest quarter: on a busy machine the others tell of the queue for a
 * processor.
 */
async function inTurn(sides: { subject: Call; reference: Call }): Promise<Sides> {
  const times = { subject: [] as number[], reference: [] as number[] };
  const timed = async (side: keyof Sides) => {
    const begun = performance.now();
    await Promise.all(Array.from({ length: callsAtOnce }, sides[side]));
    times[side].push(performance.now() - begun);
  };
  for (let handful = 0; handful < handfuls; handful += 1) {
    const first = handful % 2 === 0 ? "subject" : "reference";
    await timed(first);
    await timed(first === "subject" ? "reference" : "subject");
  }
  const whole = (all: number[]) => quantile(all, 0.25) * handfuls;
  return { subject: whole(times.subject), reference: whole(times.reference) };
}

/** Both sides of a comparison out of one run in turn, whichever is asked for first. */
function fromOneRun(sides: { subject: Call; reference: Call }) {
  let kept: Sides | undefined;
  const take = (side: keyof Sides) => async () => {
    const run = kept ?? (await inTurn(sides));
    kept = kept ? undefined : run;
    return new OwnTime(run[side]);
  };
  return { subject: take("subject"), reference: take("reference") };
}

async function get(address: string, cookie: string): Promise<void> {
  const answer = await fetch(address, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  await answer.text();
}

const page = `/trpc/history.page?input=${encodeURIComponent("{}")}`;

type Servers = { server: { url: string }; bare: { url: string } };

/** A page of the history by the typed door, beside a bare route that does the same. */
export async function typedCall({ server, bare }: Servers, email: string): Promise<Prepared> {
  const member = await openMember(server.url, email);
  const login = new URLSearchParams({ email, password: memberPassword });
  const { headers } = await fetch(`${bare.url}/log-in?${login}`);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return {
    comparison: {
      name: `server: tRPC history, ${calls} calls`,
      ...fromOneRun({
        subject: () => get(server.url + page, member.cookieHeader()),
        reference: () => get(`${bare.url}/history`, cookie),
      }),
      against: "bare Fastify route, same session and query",
      goal: { ratio: 1.3 },
    },
    close() {},
  };
}

/** The same page, session and HTTP and all, beside nothing but its two statements. */
export async function historyUnderLoad(
  { server }: Servers,
  email: string,
  database: string,
): Promise<Prepared> {
  const member = await openMember(server.url, email);
  const client = postgres(database, { max: callsAtOnce, onnotice: () => {} });
  const [owner] = await client`select id from users where email = ${email}`;
  await client`
    insert into analyses (id, owner_id, status, created_at, overall_score, target_role, analysis_type,
      engine_version)
    select 'bench-' || gen_random_uuid(), ${owner?.id}, 'completed', now() - n * interval '1 hour', n % 101,
      'Role ' || n, 'job_match', '1'
    from generate_series(1, ${entries}::int) n`;
  const plain = async () => {
    await client`
      select id, created_at, status, overall_score, target_role, target_industry, target_company,
        original_filename, analysis_type
      from analyses where owner_id = ${owner?.id} order by created_at desc, id desc limit 10 offset 0`;
    await client`select count(*)::int from analyses where owner_id = ${owner?.id}`;
  };
  return {
    comparison: {
      name: `server: history under load, ${calls} pages`,
      ...fromOneRun({
        subject: () => get(server.url + page, member.cookieHeader()),
        reference: plain,
      }),
      against: "its plain SQL through postgres.js",
      goal: {},
    },
    close: () => client.end(),
  };
}
