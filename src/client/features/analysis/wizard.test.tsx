import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StoresProvider } from "../../lib/stores.tsx";
import { useWizard, WizardProvider } from "./wizard.tsx";

let wizard: ReturnType<typeof useWizard>;

function Look() {
  wizard = useWizard();
  return null;
}

const page = (atWizard: boolean) => (
  <StoresProvider>
    {atWizard ? (
      <WizardProvider>
        <Look />
      </WizardProvider>
    ) : null}
  </StoresProvider>
);

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it("a chosen file outlives a visit to a page without the wizard", () => {
  const file = new File(["A CV"], "cv.pdf", { type: "application/pdf" });
  const { rerender } = render(page(true));
  act(() => wizard.dispatch({ type: "set_file", file }));
  rerender(page(false));
  rerender(page(true));
  expect(wizard.state.cvFile).toBe(file);
});

it("an upload nobody waited for can be sent again", () => {
  const { rerender } = render(page(true));
  act(() => wizard.dispatch({ type: "set_cv_text", text: "A CV" }));
  act(() => wizard.dispatch({ type: "upload_started" }));
  rerender(page(false));
  rerender(page(true));
  expect(wizard.state).toMatchObject({ cvText: "A CV", analysisStatus: "idle", loading: false });
});

it("a run is another page's no more once the tab is new", () => {
  const first = render(page(true));
  act(() => wizard.dispatch({ type: "set_cv_text", text: "A CV" }));
  first.unmount();
  sessionStorage.clear();
  render(page(true));
  expect(wizard.state.cvText).toBe("");
});
