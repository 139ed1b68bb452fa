import { z } from "zod";
import { type Plan, plans } from "../shared/account.ts";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** Sent in a header or a name: nothing in it may end a line or be cut off unseen. */
const word = z.string().regex(/^[\x21-\x7e]+$/, "must be one word without spaces");

/** An address, alone or behind a name; nothing in it may begin another header. */
const sender = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Digits alone: what else JavaScript takes for a number (blanks, 0x10, 3e3) is a slip of the pen. */
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** An amount, with a point where it is no whole one. */
const amount = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,6})?$/, "must be a number such as 0.4")
  .transform(Number);

/** One number for every plan, or one for each of some: "0.02" or "free=0.01 pro=0.05". A plan that is not named has none. */
const perPlan = z
  .string()
  .regex(
    /^(?:\d{1,9}(?:\.\d{1,6})?|[a-z]{1,12}=\d{1,9}(?:\.\d{1,6})?(?: [a-z]{1,12}=\d{1,9}(?:\.\d{1,6})?){0,9})$/,
    "must be a number, or numbers of plans such as free=0.01 pro=0.05",
  )
  .transform((text): [plan: string, most: number][] =>
    text.includes("=")
      ? text.split(" ").map((part) => {
          const [plan = "", most] = part.split("=");
          return [plan, Number(most)];
        })
      : plans.map((plan) => [plan, Number(text)]),
  )
  .pipe(
    z.array(
      z.tuple([z.enum(plans, { error: `must name plans: ${plans.join(", ")}` }), z.number()]),
    ),
  )
  .transform((all): Partial<Record<Plan, number>> => Object.fromEntries(all));

/** What follows the host is the number of a database, or nothing. */
const namesRedisDatabase = (url: string) => /^\/?\d*$/.test(new URL(url).pathname);

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  APP_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://cv.example.org" })
    .optional(),
  DATA_DIR: z.string().default("./.data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: "must be an address such as postgres://…" })
    .optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be an address such as redis://…", abort: true })
    .refine(namesRedisDatabase, "must end in the number of a database, such as /1, or in none")
    .optional(),
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  APP_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  OPENAI_API_KEY: word.optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://api.openai.com/v1" })
    .optional(),
  OPENAI_MODEL: word.optional(),
  MODEL_SECONDS: wholeNumber(1, 40).default(30),
  MODEL_MOST_TOKENS: perPlan.optional(),
  MODEL_PRICE_INPUT: amount.optional(),
  MODEL_PRICE_OUTPUT: amount.optional(),
  MODEL_MOST_MONEY: perPlan.optional(),
  POSTMARK_SERVER_TOKEN: z.string().optional(),
  POSTMARK_API_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://api.postmarkapp.com" })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, "must be an address such as Shortlisted <no-reply@cv.example.org>")
    .default("Shortlisted <no-reply@shortlisted.example>"),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_STARTER: z.string().optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://api.stripe.com" })
    .optional(),
  ADMIN_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DEMO_MODE: flag.default(false),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, "must have at least 16 characters, none of them blank")
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an address such as http://localhost:4318" })
    .optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Env = z.infer<typeof schema>;

/**
 * The environment, read once. An empty string counts as unset.
 * @throws Error whose message is one line for the person who starts the server
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `${String(issue?.path[0] ?? "environment")}: ${issue?.message ?? "is invalid"}`,
    );
  }
  const env = parsed.data;
  if (env.NODE_ENV === "production" && env.RATE_LIMITS === "off") {
    throw new Error("RATE_LIMITS: off is refused with NODE_ENV=production");
  }
  if (env.NODE_ENV === "production" && env.DATABASE_URL && !env.APP_SECRET) {
    throw new Error("APP_SECRET: is required with NODE_ENV=production and DATABASE_URL");
  }
  refuseHalfAPrice(env);
  refuseHalfANode(env);
  return env;
}

/** Money can be bounded only where it can be counted. */
function refuseHalfAPrice({
  MODEL_PRICE_INPUT: input,
  MODEL_PRICE_OUTPUT: output,
  MODEL_MOST_MONEY: most,
}: Env): void {
  if ((input === undefined) !== (output === undefined)) {
    throw new Error("MODEL_PRICE_INPUT: is needed together with MODEL_PRICE_OUTPUT");
  }
  if (most && input === undefined) {
    throw new Error("MODEL_MOST_MONEY: needs MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT");
  }
}

/** A part of the work alone needs somebody to share it with, and a place where both meet. */
function refuseHalfANode({ ROLE, REDIS_URL, DATABASE_URL }: Env): void {
  if (ROLE === "all") return;
  if (!REDIS_URL) throw new Error(`ROLE: ${ROLE} needs REDIS_URL, where web and worker nodes meet`);
  if (!DATABASE_URL) {
    throw new Error(`ROLE: ${ROLE} needs DATABASE_URL, the embedded database serves one process`);
  }
}
