import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("the environment", () => {
  it("needs nothing", () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: "development",
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "./.data",
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

  it.each([
    [{ PORT: "abc" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ PORT: "1.5" }, "PORT"],
    [{ APP_URL: "cv.example.org" }, "APP_URL"],
    [{ APP_URL: "ftp://cv.example.org" }, "APP_URL"],
    [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL"],
    [{ DEMO_MODE: "yes" }, "DEMO_MODE"],
    [{ TRUST_PROXY: "-1" }, "TRUST_PROXY"],
    [{ RATE_LIMITS: "none" }, "RATE_LIMITS"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ NODE_ENV: "prod" }, "NODE_ENV"],
    [{ APP_SECRET: "short" }, "APP_SECRET"],
    [{ REDIS_URL: "redis://localhost" }, "REDIS_URL"],
    [{ ROLE: "worker" }, "ROLE"],
    [{ NODE_ENV: "production", RATE_LIMITS: "off" }, "RATE_LIMITS"],
    [{ NODE_ENV: "production", DATABASE_URL: "postgres://db/x" }, "APP_SECRET"],
  ])("refuses %o in one line that names the variable", (source, name) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name}: [^\n]+$`));
  });
});
