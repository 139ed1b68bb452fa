import type { ComponentProps } from "react";

type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

const looks: Record<ButtonLook, string> = {
  primary:
    "bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-soft disabled:border-line border border-transparent",
  secondary:
    "border border-control bg-surface text-ink hover:border-accent hover:text-accent-strong disabled:text-soft disabled:border-line",
  quiet:
    "text-accent-strong underline-offset-4 hover:underline border border-transparent disabled:text-soft",
  danger:
    "bg-danger text-on-danger border border-transparent hover:underline underline-offset-4 disabled:bg-sunken disabled:text-soft disabled:border-line",
};

/** The look of a button, also for links that stand where a button would. */
export function buttonClass(look: ButtonLook = "primary"): string {
  return `inline-flex min-h-11 wrap-normal items-center justify-center gap-2 rounded-md px-5 py-2 text-center text-[0.9375rem] font-semibold leading-tight no-underline transition-colors disabled:cursor-not-allowed ${looks[look]}`;
}

export function Button({
  look = "primary",
  className = "",
  type = "button",
  ...rest
}: ComponentProps<"button"> & { look?: ButtonLook }) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
