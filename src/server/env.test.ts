import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("the environment", () => {
  it("needs nothing", () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: "development",
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "./.data",
      ROLE: "all",
      MODEL_SECONDS: 30,
      MAIL_FROM: "Shortlisted <no-reply@shortlisted.example>",
      DEMO_MODE: false,
      TRUST_PROXY: 0,
      RATE_LIMITS: "on",
      LOG_LEVEL: "info",
    });
  });

  it("counts an empty string as unset", () => {
    expect(
      readEnv({ PORT: "", APP_SECRET: "", DATABASE_URL: "", REDIS_URL: "", ROLE: "" }),
    ).toEqual(readEnv({}));
  });

  it("reads numbers and switches", () => {
    const env = readEnv({ PORT: "0", DEMO_MODE: "true", TRUST_PROXY: "2", RATE_LIMITS: "off" });
    expect(env).toMatchObject({ PORT: 0, DEMO_MODE: true, TRUST_PROXY: 2, RATE_LIMITS: "off" });
  });

  it("lets one node use Redis, and several share the work", () => {
    const redis = { REDIS_URL: "rediss://:secret@redis.example.org:6380/2" };
    expect(readEnv(redis)).toMatchObject({ ...redis, ROLE: "all" });
    for (const ROLE of ["web", "worker"]) {
      const shared = { ...redis, DATABASE_URL: "postgres://db/x", ROLE };
      expect(readEnv(shared)).toMatchObject(shared);
    }
  });

  it.each([
    [{ PORT: "abc" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ PORT: "1.5" }, "PORT"],
    [{ PORT: " " }, "PORT"],
    [{ PORT: "0x10" }, "PORT"],
    [{ PORT: "3e3" }, "PORT"],
    [{ APP_URL: "cv.example.org" }, "APP_URL"],
    [{ APP_URL: "ftp://cv.example.org" }, "APP_URL"],
    [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL"],
    [{ DEMO_MODE: "yes" }, "DEMO_MODE"],
    [{ TRUST_PROXY: "-1" }, "TRUST_PROXY"],
    [{ RATE_LIMITS: "none" }, "RATE_LIMITS"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN"],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ NODE_ENV: "prod" }, "NODE_ENV"],
    [{ MAIL_FROM: "Shortlisted" }, "MAIL_FROM"],
    [{ MAIL_FROM: "A <a@example.org>\r\nBcc: b@example.org" }, "MAIL_FROM"],
    [{ APP_SECRET: "short" }, "APP_SECRET"],
    [{ REDIS_URL: "http://localhost" }, "REDIS_URL"],
    [{ REDIS_URL: "redis:localhost" }, "REDIS_URL"],
    [{ REDIS_URL: "redis://localhost/jobs" }, "REDIS_URL"],
    [{ ROLE: "both" }, "ROLE"],
    [{ ROLE: "worker" }, "ROLE"],
    [{ ROLE: "web", DATABASE_URL: "postgres://db/x" }, "ROLE"],
    [{ ROLE: "worker", REDIS_URL: "redis://localhost" }, "ROLE"],
    [{ NODE_ENV: "production", RATE_LIMITS: "off" }, "RATE_LIMITS"],
    [{ NODE_ENV: "production", DATABASE_URL: "postgres://db/x" }, "APP_SECRET"],
  ])("refuses %o in one line that names the variable", (source, name) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name}: [^\n]+$`));
  });

  it.each([
    [{ OPENAI_BASE_URL: "localhost:11434" }, /^OPENAI_BASE_URL: /],
    [{ OPENAI_BASE_URL: "ftp://models.example/v1" }, /^OPENAI_BASE_URL: /],
    [{ OPENAI_API_KEY: "two words" }, /^OPENAI_API_KEY: /],
    [{ OPENAI_API_KEY: "key\nX-Other: header" }, /^OPENAI_API_KEY: /],
    [{ OPENAI_MODEL: "a model" }, /^OPENAI_MODEL: /],
    [{ MODEL_SECONDS: "0" }, /^MODEL_SECONDS: /],
    [{ MODEL_MOST_TOKENS: "free=many" }, /^MODEL_MOST_TOKENS: /],
    [{ MODEL_MOST_TOKENS: "golden=5" }, /^MODEL_MOST_TOKENS: /],
    [{ MODEL_PRICE_INPUT: "0.4" }, /^MODEL_PRICE_INPUT: /],
    [{ MODEL_MOST_MONEY: "0.01" }, /^MODEL_MOST_MONEY: /],
  ])("refuses %j for a language model with one line", (given, line) => {
    expect(() => readEnv(given)).toThrow(line);
    expect(() => readEnv(given)).not.toThrow(/\n/);
  });

  it("takes a bound for every plan, or for some", () => {
    const prices = { MODEL_PRICE_INPUT: "0.4", MODEL_PRICE_OUTPUT: "1.6" };
    const env = readEnv({
      ...prices,
      MODEL_MOST_TOKENS: "9000",
      MODEL_MOST_MONEY: "free=0.01 pro=2",
    });
    expect(env.MODEL_MOST_TOKENS).toMatchObject({ free: 9000, starter: 9000, enterprise: 9000 });
    expect(env.MODEL_MOST_MONEY).toEqual({ free: 0.01, pro: 2 });
  });

  it("takes a key alone, and a server of one's own without a key", () => {
    expect(readEnv({ OPENAI_API_KEY: "sk-1" }).OPENAI_API_KEY).toBe("sk-1");
    const own = readEnv({ OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "m:7b" });
    expect(own.OPENAI_BASE_URL).toBe("http://localhost:11434/v1");
  });
});
