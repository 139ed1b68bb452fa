import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { NewPasswordField } from "./new-password-field.tsx";

afterEach(cleanup);

function Field() {
  const [value, setValue] = useState("");
  return (
    <NewPasswordField
      label="Password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Password");

it.each([
  ["abc", "Weak"],
  ["abcdefg1", "Fair"],
  ["Abcdefg1", "Fair"],
  ["Abcdefg1!", "Good"],
  ["Abcdefgh12345", "Good"],
  ["Abcdefgh1234!", "Strong"],
])("calls %s %s", (password, word) => {
  render(<Field />);
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.change(field(), { target: { value: password } });
  expect(screen.getByRole("status").textContent).toBe(`Strength: ${word}`);
});

it("shows what was typed, and hides it again", () => {
  render(<Field />);
  expect(field().type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show what I typed" }));
  expect(field().type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide what I typed" }));
  expect(field().type).toBe("password");
});
