import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors.ts";
import type { Deps } from "../deps.ts";
import {
  readUser,
  resendVerification,
  signUp,
  verifyAddress,
} from "../features/account/service.ts";
import { requestPasswordReset, resetPassword } from "../features/password/service.ts";
import { type Asking, logIn, logInDirectly, logOut } from "../features/session/service.ts";
import { sendCookies } from "../http/identity.ts";
import * as calls from "./auth-calls.ts";
import { type Asked, serve } from "./call.ts";

export function registerAuthRoutes(app: FastifyInstance, deps: Deps): void {
  registerSignup(app, deps);
  registerLogin(app, deps);
  registerPasswords(app, deps);
}

function registerSignup(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.signup, async ({ request, body }) => {
    await signUp(deps, body, request.from);
    return { ok: true, verify_required: true };
  });

  // A look at the link's head only, as mail scanners take, must not use it up.
  const noHead = { exposeHeadRoute: false };
  const verify = async ({ request, reply, query }: Asked<typeof calls.verifyEmail>) => {
    const verified = await verifyAddress(deps, query.token, request.from);
    reply.redirect(`/login?verified=${verified ? "success" : "failed"}`);
    return null;
  };
  serve(app, calls.verifyEmail, verify, noHead);

  serve(app, calls.resend, async ({ request, body }) => {
    await resendVerification(deps, body.email, request.from);
    return { ok: true };
  });
}

function registerLogin(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.me, async ({ request }) => {
    const user = await readUser(deps, request.owner);
    return { authenticated: user !== null, user };
  });

  serve(app, calls.login, async ({ request, reply, body }) => {
    const { user, cookies } = await logIn(deps, body, askingOf(request));
    sendCookies(deps, request, reply, cookies);
    return { ok: true, user };
  });

  serve(app, calls.logout, async ({ request, reply }) => {
    sendCookies(deps, request, reply, await logOut(deps, askingOf(request)));
    return { ok: true };
  });

  serve(app, calls.directLogin, async ({ request, reply, body }) => {
    try {
      const { cookies } = await logInDirectly(deps, body, askingOf(request));
      sendCookies(deps, request, reply, cookies);
      return { success: true, redirect: "/dashboard" };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid_credentials") throw error;
      const { message, code } = error;
      reply.code(401).send({ success: false, error: message, message, code });
      return null;
    }
  });
}

function registerPasswords(app: FastifyInstance, deps: Deps): void {
  // The specification's client calls it under a doubled prefix.
  for (const call of [calls.forgotPassword, calls.forgotPasswordDoubled]) {
    serve(app, call, async ({ request, body }) => {
      await requestPasswordReset(deps, body.email, request.from);
      return { ok: true };
    });
  }

  serve(app, calls.resetPassword, async ({ request, body }) => {
    await resetPassword(deps, body, request.from);
    return { ok: true };
  });
}

function askingOf(request: FastifyRequest): Asking {
  return { cookieHeader: request.headers.cookie ?? "", from: request.from };
}
