import { keepPreviousData } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { AdminUser } from "../../../shared/admin.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Notice } from "../../components/notice.tsx";
import { RemoteList } from "../../components/remote-list.tsx";
import { TextField } from "../../components/text-field.tsx";
import { failureText } from "../../lib/failure.ts";
import { counted } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { UserRow } from "./user-row.tsx";

const notDone = "That did not work. Please try again.";

type Question = { about: "plan" | "suspension"; user: AdminUser };

/** What can be done to an account, and what is being asked about it. */
function useActs() {
  const utils = trpc.useUtils();
  const [question, setQuestion] = useState<Question | null>(null);
  const onSuccess = () => {
    setQuestion(null);
    void utils.admin.invalidate();
    void utils.security.events.invalidate();
  };
  const suspension = trpc.admin.suspend.useMutation({ onSuccess });
  const reinstatement = trpc.admin.reinstate.useMutation({ onSuccess });
  const planChange = trpc.admin.setPlan.useMutation({ onSuccess });
  const failureOf = (error: unknown) => (error === null ? null : failureText(error, notDone));
  return {
    question,
    ask(next: Question | null) {
      suspension.reset();
      planChange.reset();
      setQuestion(next);
    },
    suspension,
    reinstatement,
    planChange,
    failures: {
      suspension: failureOf(suspension.error),
      reinstatement: failureOf(reinstatement.error),
      plan: failureOf(planChange.error),
    },
  };
}

function Questions({ acts }: { acts: ReturnType<typeof useActs> }) {
  const { question, ask, failures } = acts;
  const user = question?.user;
  return (
    <>
      {question?.about === "plan" ? (
        <PlanDialog
          user={question.user}
          busy={acts.planChange.isPending}
          failure={failures.plan}
          onSave={(plan) => acts.planChange.mutate({ user_id: question.user.id, plan })}
          onClose={() => ask(null)}
        />
      ) : null}
      <ConfirmDialog
        open={question?.about === "suspension"}
        onOpenChange={(open) => (open ? undefined : ask(null))}
        question="Suspend this account?"
        confirm="Suspend"
        busy={acts.suspension.isPending}
        failure={failures.suspension}
        onConfirm={() => user && acts.suspension.mutate({ user_id: user.id })}
      >
        <p className="text-soft">
          {user?.email}. Its sessions end and its API keys stop at once, and analyses that run are
          lost. Nothing else is deleted.
        </p>
      </ConfirmDialog>
    </>
  );
}

function SearchForm({ onSearch }: { onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState("");
  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <search>
      <form onSubmit={search} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            label="Find an account"
            type="search"
            maxLength={200}
            placeholder="Name, email address or id"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button look="secondary" type="submit">
          Search
        </Button>
      </form>
    </search>
  );
}

/** Accounts, newest first: found, suspended, reinstated, given a plan. */
export function UserSection() {
  const [query, setQuery] = useState({ search: "", page: 1 });
  const list = trpc.admin.users.useQuery(query, {
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
  const acts = useActs();
  const { data } = list;
  const turn = (page: number) => setQuery({ ...query, page });
  const actions = {
    onPlan: (user: AdminUser) => acts.ask({ about: "plan", user }),
    onSuspend: (user: AdminUser) => acts.ask({ about: "suspension", user }),
    onReinstate: (user: AdminUser) => acts.reinstatement.mutate({ user_id: user.id }),
  };

  return (
    <section className="space-y-4">
      <h2 className="text-xl font-semibold">Accounts</h2>
      <SearchForm onSearch={(search) => setQuery({ search, page: 1 })} />
      {acts.failures.reinstatement === null ? null : (
        <Notice tone="error">{acts.failures.reinstatement}</Notice>
      )}
      <p role="status" className="min-h-6 text-sm text-soft">
        {data === undefined
          ? ""
          : `${counted(data.total, "account")}${data.pages > 1 ? `, page ${data.page} of ${data.pages}` : ""}`}
      </p>
      <RemoteList
        items={data?.users}
        failure={list.error === null ? null : failureText(list.error, "The list did not load.")}
        onRetry={() => list.refetch()}
        empty="No account matches."
      >
        {(users) => (
          <ul aria-label="Accounts" className="card divide-y divide-line">
            {users.map((user) => (
              <UserRow key={user.id} user={user} actions={actions} />
            ))}
          </ul>
        )}
      </RemoteList>
      {data !== undefined && data.pages > 1 ? (
        <nav aria-label="Pages of accounts" className="flex justify-between gap-3">
          <Button look="secondary" disabled={data.page <= 1} onClick={() => turn(data.page - 1)}>
            Previous
          </Button>
          <Button
            look="secondary"
            disabled={data.page >= data.pages}
            onClick={() => turn(data.page + 1)}
          >
            Next
          </Button>
        </nav>
      ) : null}
      <Questions acts={acts} />
    </section>
  );
}
