import type { FastifyInstance } from "fastify";

type KnownRoute = { segments: string[]; methods: string[] };

/** Remembers the routes as they are registered, to answer which methods a path knows. Call before registering them. */
export function rememberRoutes(app: FastifyInstance): (path: string) => string[] {
  const routes: KnownRoute[] = [];
  app.addHook("onRoute", (route) => {
    routes.push({ segments: route.url.split("/"), methods: [route.method].flat() });
  });
  return (path) => {
    const segments = path.split("/");
    const methods = routes
      .filter((route) => !route.segments.includes("*") && fits(route.segments, segments))
      .flatMap((route) => route.methods);
    return [...new Set(methods)];
  };
}

function fits(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(":") || part === segments[index])
  );
}
