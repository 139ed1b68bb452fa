import { z } from "zod";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  APP_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://cv.example.org" })
    .optional(),
  DATA_DIR: z.string().default("./.data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: "must be an address such as postgres://…" })
    .optional(),
  APP_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  DEMO_MODE: flag.default(false),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Env = z.infer<typeof schema>;

/** What the contract names for later or for several nodes. Taking such a setting silently would promise too much. */
const notSupportedYet: Record<string, string> = {
  REDIS_URL: "several nodes are not supported yet; leave it unset",
};

/**
 * The environment, read once. An empty string counts as unset.
 * @throws Error whose message is one line for the person who starts the server
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  for (const [name, reason] of Object.entries(notSupportedYet)) {
    if (given[name] !== undefined) throw new Error(`${name}: ${reason}`);
  }
  if (given.ROLE !== undefined && given.ROLE !== "all") {
    throw new Error("ROLE: several nodes are not supported yet; leave it unset or set it to all");
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join(".") ?? "environment"}: ${issue?.message ?? "is invalid"}`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === "production" && env.RATE_LIMITS === "off") {
    throw new Error("RATE_LIMITS: off is refused with NODE_ENV=production");
  }
  if (env.NODE_ENV === "production" && env.DATABASE_URL && !env.APP_SECRET) {
    throw new Error("APP_SECRET: is required with NODE_ENV=production and DATABASE_URL");
  }
  return env;
}
