import { oneOf } from "./search-params.ts";

/** The part of the dashboard's address that says what is looked at; absent where it is everything. */
export type DashboardSearch = { search?: string; status?: string; page?: string };
type Filter = { search: string; status: string; page: number };

export function readFilter(query: Record<string, unknown>): Filter {
  const page = Number(oneOf(query.page) ?? "1");
  return {
    search: oneOf(query.search) ?? "",
    status: oneOf(query.status) ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function searchOf({ search, status, page }: Filter): DashboardSearch {
  return {
    ...(search === "" ? {} : { search }),
    ...(status === "" ? {} : { status }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
