import { expect, test } from "vitest";
import { inOrder } from "./ordered.ts";

async function* numbers(count: number): AsyncGenerator<number> {
  for (let number = 0; number < count; number += 1) yield number;
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

test("keeps the order when later items are quicker", async () => {
  const results = await Array.fromAsync(
    inOrder(numbers(6), 3, async (number) => {
      await later(number % 2 === 0 ? 12 : 1);
      return number;
    }),
  );
  expect(results).toEqual([0, 1, 2, 3, 4, 5]);
});

test("works on no more items at once than asked, and on more than one", async () => {
  let underWay = 0;
  let most = 0;
  await Array.fromAsync(
    inOrder(numbers(9), 3, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await later(2);
      underWay -= 1;
    }),
  );
  expect(most).toBe(3);
});
