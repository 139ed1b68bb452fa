import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password, hidden until the person wants to see what they typed. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "inside">) {
  const [shown, setShown] = useState(false);
  const word = shown ? "Hide" : "Show";
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      inside={
        <button
          type="button"
          aria-label={`${word} what I typed`}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 min-w-16 rounded-md px-3 text-sm font-semibold text-accent-strong hover:underline"
        >
          {word}
        </button>
      }
    />
  );
}
