import { expect, it } from "vitest";
import { withoutMarkup } from "./without-markup.ts";

it("reads a page's source as the page stands", () => {
  expect(
    withoutMarkup(
      '<p><strong>Master&rsquo;s degree</strong> &amp; more</p><ul class="x"><li>R &#38; D</li><li>C&#x2b;+</li></ul>',
    ),
  ).toBe("Master’s degree & more\n\n• R & D\n\n• C++");
});

it("leaves a text alone that only mentions one", () => {
  const text = "Knows HTML: <p> and <div>. Salary < £30k &amp; benefits";
  expect(withoutMarkup(text)).toBe(text);
});
