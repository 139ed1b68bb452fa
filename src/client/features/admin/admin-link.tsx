import { Link } from "@tanstack/react-router";
import { textLinkClass } from "../../components/text-link.ts";
import { trpc } from "../../lib/trpc.ts";

/** Whether the person is the administrator; undefined until the server has said so. */
export function useIsAdmin(): boolean | undefined {
  const { data, isError } = trpc.admin.available.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    networkMode: "always",
  });
  return isError ? false : data;
}

/** The way to the administration, for the one person who may go there. */
export function AdminLink() {
  if (useIsAdmin() !== true) return null;
  return (
    <Link to="/admin" className={textLinkClass}>
      Administration
    </Link>
  );
}
