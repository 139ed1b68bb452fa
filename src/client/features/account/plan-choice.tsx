import { useId } from "react";

export const signupPlans = ["free", "starter", "pro"] as const;
export type SignupPlan = (typeof signupPlans)[number];

const choices: { value: SignupPlan; name: string; price: string; text: string }[] = [
  { value: "free", name: "Free", price: "£0", text: "Up to 3 analyses a day." },
  {
    value: "starter",
    name: "Starter",
    price: "£5/month",
    text: "Up to 20 analyses a day. Your account stays on Free until you upgrade.",
  },
  {
    value: "pro",
    name: "Pro",
    price: "£9/month after free trial",
    text: "Unlimited analyses. Your account stays on Free until you upgrade.",
  },
];

function Choice({
  choice,
  checked,
  onChoose,
}: {
  choice: (typeof choices)[number];
  checked: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  const { value, name, price, text } = choice;
  return (
    <label className="flex cursor-pointer gap-3 rounded-md border border-control p-3.5 has-checked:border-accent has-checked:bg-tint has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="plan"
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price ${id}-text`}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span id={`${id}-name`} className="font-semibold">
            {name}
          </span>
          <span id={`${id}-price`} className="text-sm font-medium">
            {price}
          </span>
        </span>
        <span id={`${id}-text`} className="mt-0.5 block text-sm text-soft">
          {text}
        </span>
      </span>
    </label>
  );
}

/** Which plan the account is meant for; every account begins free. */
export function PlanChoice({
  offered,
  value,
  onChange,
}: {
  offered: readonly SignupPlan[];
  value: SignupPlan;
  onChange: (plan: SignupPlan) => void;
}) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className="mb-1.5 text-[0.9375rem] font-medium">
        Plan
      </p>
      <div className="grid gap-3">
        {choices
          .filter((choice) => offered.includes(choice.value))
          .map((choice) => (
            <Choice
              key={choice.value}
              choice={choice}
              checked={choice.value === value}
              onChoose={() => onChange(choice.value)}
            />
          ))}
      </div>
    </div>
  );
}
