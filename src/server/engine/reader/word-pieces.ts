import { Tokenizer } from "@huggingface/tokenizers";

/** A text as the encoder reads it: ids of word pieces, and which side of a pair each belongs to. */
export type Pieces = { ids: number[]; sides: number[] };

/** Longest demand, post and statement in word pieces; the rest is cut off. As in training/encoder.py. */
const most = { demand: 56, post: 24, statement: 72 };

/** Word pieces are at least a character; longer texts are cut before they are taken apart. */
const charactersAPiece = 24;

export type WordPieces = {
  single(text: string): Pieces;
  /** A demand beside a statement with its post in front ("" where it has none). */
  pair(demand: string, post: string, statement: string): Pieces;
};

/** Of the contents of a `tokenizer.json`. */
export const createTokenizer = (definition: object) => new Tokenizer(definition, {});

/** BERT's uncased word pieces, with a memory of the texts it has taken apart. */
export function createWordPieces(tokenizer: Tokenizer): WordPieces {
  const idOf = (token: string): number => {
    const id = tokenizer.token_to_id(token);
    if (id === undefined) throw new Error(`The tokenizer knows no ${token}`);
    return id;
  };
  const [start, stop, colon] = [idOf("[CLS]"), idOf("[SEP]"), idOf(":")];
  const known = new Map<string, number[]>();
  const piecesOf = (text: string, limit: number): number[] => {
    const key = text.slice(0, limit * charactersAPiece);
    const found =
      known.get(key) ?? tokenizer.encode(key, { add_special_tokens: false }).ids.map(Number);
    known.set(key, found);
    return found.slice(0, limit);
  };
  return {
    single(text) {
      const ids = [start, ...piecesOf(text, most.statement), stop];
      return { ids, sides: ids.map(() => 0) };
    },
    pair(demand, post, statement) {
      const first = [start, ...piecesOf(demand, most.demand), stop];
      const above = post === "" ? [] : [...piecesOf(post, most.post), colon];
      const second = [...above, ...piecesOf(statement, most.statement), stop];
      return {
        ids: [...first, ...second],
        sides: [...first.map(() => 0), ...second.map(() => 1)],
      };
    },
  };
}
