import { createOpenAI } from "@ai-sdk/openai";
import {
  APICallError,
  generateText,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  type LanguageModel as SdkModel,
  streamText,
} from "ai";
import { ModelFailure } from "../../shared/model-failure.ts";
import type { LanguageModel, ModelQuestion, ModelUsage } from "./language-model.ts";
import { limitAnswers } from "./limit-answers.ts";
import { wholeAsStream } from "./whole-as-stream.ts";
import { withoutBrotli } from "./without-brotli.ts";

/** What is sent where a server needs no key: the protocol has a place for one. */
const noKey = "none";

/** A model behind any server that speaks OpenAI's chat completions. */
export function createOpenAiModel(options: {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
}): LanguageModel {
  // Which setting a model does not know is nobody's business at each question: stderr is for what ends the server.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAI({
    apiKey: options.apiKey ?? noKey,
    // Named here even where it is the default: the library would read the environment by itself.
    baseURL: options.baseUrl ?? "https://api.openai.com/v1",
    fetch: wholeAsStream(limitAnswers(withoutBrotli(globalThis.fetch))),
  });
  return modelOf(provider.chat(options.model));
}

/** Any model of the library behind our own type. */
export function modelOf(model: SdkModel): LanguageModel {
  /** Until the server says that it cannot. */
  let streams = true;
  return {
    name: typeof model === "string" ? model : model.modelId,
    async answer({ schema, name: form, ...question }) {
      const output = Output.object({ schema, name: form });
      try {
        if (question.onText && streams) {
          try {
            return schema.parse(JSON.parse(await wholeText(model, question, output)));
          } catch (error) {
            if (!refusesStreams(error)) throw error;
            streams = false;
          }
        }
        const {
          output: answer,
          finishReason,
          usage,
        } = await generateText({
          ...callOf(model, question),
          output,
        });
        question.onUsage?.(usageOf(usage));
        if (finishReason === "length") throw new ModelFailure("too_long");
        return answer;
      } catch (error) {
        if (NoObjectGeneratedError.isInstance(error) && error.usage)
          question.onUsage?.(usageOf(error.usage));
        question.signal.throwIfAborted();
        throw failureOf(error);
      }
    },
    async *write({ name: _name, ...question }) {
      try {
        yield* partsOf(model, question);
      } catch (error) {
        question.signal.throwIfAborted();
        throw failureOf(error);
      }
    },
  };
}

type Question = Omit<ModelQuestion, "name">;
type Form = ReturnType<typeof Output.object>;

/** A text as it is written; ends with an error where it breaks off or grows longer than asked for. */
async function* partsOf(model: SdkModel, question: Question, output?: Form) {
  const mostCharacters = question.maxTokens * charactersPerToken;
  let length = 0;
  const call = { ...callOf(model, question), onError: () => {} };
  const { fullStream } = output ? streamText({ ...call, output }) : streamText(call);
  for await (const part of fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") question.signal.throwIfAborted();
    if (part.type === "finish") {
      question.onUsage?.(usageOf(part.totalUsage));
      if (part.finishReason !== "stop")
        throw new ModelFailure(part.finishReason === "length" ? "too_long" : "unusable");
    }
    if (part.type !== "text-delta") continue;
    length += part.text.length;
    if (length > mostCharacters) throw new ModelFailure("too_long");
    yield part.text;
  }
}

async function wholeText(model: SdkModel, question: Question, output: Form): Promise<string> {
  let text = "";
  for await (const part of partsOf(model, question, output)) {
    text += part;
    question.onText?.(part);
  }
  return text;
}

const usageOf = ({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): ModelUsage => ({
  input: inputTokens,
  output: outputTokens,
});

/** What servers say that give whole answers only: a bad request, not found, not allowed, not understood, not there. */
const streamRefusals: ReadonlySet<number> = new Set([400, 404, 405, 415, 422, 501]);

const refusesStreams = (error: unknown) =>
  APICallError.isInstance(error) && streamRefusals.has(error.statusCode ?? 0);

/** More than any language needs; servers that keep no count of tokens are stopped by it. */
const charactersPerToken = 8;

function callOf(model: SdkModel, question: Omit<ModelQuestion, "name">) {
  return {
    model,
    instructions: question.instructions,
    prompt: question.data,
    maxOutputTokens: question.maxTokens,
    temperature: 0,
    // Tries again by itself otherwise, beyond our own count and clock.
    maxRetries: 0,
    abortSignal: question.signal,
  };
}

/** The library's errors hold the request and the answer; ours hold neither. */
function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (NoObjectGeneratedError.isInstance(error)) {
    return new ModelFailure(error.finishReason === "length" ? "too_long" : "unusable");
  }
  if (APICallError.isInstance(error)) {
    const { statusCode = 0 } = error;
    if (statusCode >= 200 && statusCode < 300) return new ModelFailure("unusable");
    if (error.isRetryable) return new ModelFailure("unavailable", true);
    return new ModelFailure(statusCode >= 400 && statusCode < 500 ? "rejected" : "unavailable");
  }
  return new ModelFailure("unusable");
}
