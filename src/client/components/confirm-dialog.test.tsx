import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";

afterEach(cleanup);

/** A list of one, whose button goes with it. */
function List() {
  const [asking, setAsking] = useState(false);
  const [gone, setGone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Keys
      </h2>
      {gone ? null : (
        <button type="button" onClick={() => setAsking(true)}>
          Revoke
        </button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Revoke the key?"
        confirm="Yes"
        focusAfter={heading}
        onConfirm={() => {
          setAsking(false);
          setGone(true);
        }}
      />
    </>
  );
}

async function answer(name: string): Promise<void> {
  const button = screen.getByRole("button", { name: "Revoke" });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

it("gives the focus back, and once it is done to what stays", async () => {
  render(<List />);
  await answer("Cancel");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Revoke"));
  await answer("Yes");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Keys"));
});
