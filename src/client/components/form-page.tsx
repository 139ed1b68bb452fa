import { type ReactNode, useEffect, useRef } from "react";

/** A page that holds one small form, or says what came of it. */
export function FormPage({
  heading,
  lead,
  takesFocus = false,
  children,
  foot,
}: {
  heading: string;
  lead?: ReactNode;
  /** The page took another's place without a change of address: its heading asks for attention. */
  takesFocus?: boolean;
  children: ReactNode;
  foot?: ReactNode;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10 sm:px-6 sm:py-14">
      <h1 ref={title} tabIndex={-1} className="font-serif text-4xl font-semibold tracking-tight">
        {heading}
      </h1>
      {lead ? <p className="mt-3 text-soft">{lead}</p> : null}
      <div className="card mt-7 space-y-5 p-5 sm:p-8">{children}</div>
      {foot ? <div className="mt-6 text-[0.9375rem] text-soft">{foot}</div> : null}
    </div>
  );
}
