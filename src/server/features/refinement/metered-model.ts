import { ModelFailure } from "../../../shared/model-failure.ts";
import type { LanguageModel, ModelUsage } from "../../adapters/language-model.ts";

/** Money for a million tokens, in whatever currency. */
export type ModelPrices = { input: number; output: number };

/** What a language model may take for one analysis; null: no bound. */
export type ModelBounds = {
  /** For the reading of a case. */
  seconds: number;
  /** Tokens of all questions and answers together. */
  tokens: number | null;
  money: number | null;
  /** Null: money is not counted, and not bounded. */
  prices: ModelPrices | null;
};

/** For texts in any language rather too many tokens than too few. */
const charactersPerToken = 3;
/** An answer shorter than this is none. */
const leastAnswer = 200;

export const costOf = ({ input, output }: ModelUsage, prices: ModelPrices | null): number | null =>
  prices && (input * prices.input + output * prices.output) / 1_000_000;

/**
 * A model for one analysis: every question is cut to what is left of its bounds, or not asked. Servers that do not say what an answer
 * took are taken at their longest.
 */
export function metered(
  model: LanguageModel,
  { tokens, money, prices }: Omit<ModelBounds, "seconds">,
): { model: Pick<LanguageModel, "name" | "answer">; spent: () => ModelUsage } {
  const spent = { input: 0, output: 0 };

  /** The longest answer that the bounds leave room for. */
  function room(input: number): number {
    const left = [Number.POSITIVE_INFINITY];
    if (tokens !== null) left.push(tokens - spent.input - spent.output - input);
    if (money !== null && prices) {
      const after = costOf({ input: spent.input + input, output: spent.output }, prices) ?? 0;
      const each = Math.max(prices.output, Number.EPSILON);
      left.push(((money - after) / each) * 1_000_000);
    }
    return Math.floor(Math.min(...left));
  }

  return {
    spent: () => ({ ...spent }),
    model: {
      name: model.name,
      async answer(question) {
        const { instructions, data } = question;
        const input = Math.ceil((instructions.length + data.length) / charactersPerToken);
        const maxTokens = Math.min(question.maxTokens, room(input));
        if (maxTokens < leastAnswer) throw new ModelFailure("over_bounds");
        return await model.answer({
          ...question,
          maxTokens,
          onUsage(usage) {
            spent.input += usage.input || input;
            spent.output += usage.output || maxTokens;
          },
        });
      },
    },
  };
}
