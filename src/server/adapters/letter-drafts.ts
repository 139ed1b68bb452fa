/** Letters that are being written in this process, for those who watch. A watcher elsewhere sees the finished letter only. */
export type LetterDrafts = {
  /** Another letter for the same id takes the place of the one before. */
  begin(id: string): { add(text: string): void; end(): void };
  /**
   * What is written so far and then each further state; `null` once the letter has ended. Nothing is said where none is
   * being written, until one begins.
   */
  follow(id: string, onText: (text: string | null) => void): () => void;
};

export function createLetterDrafts(): LetterDrafts {
  const texts = new Map<string, { text: string }>();
  const watchers = new Map<string, Set<(text: string | null) => void>>();

  function tell(id: string, text: string | null): void {
    for (const watcher of watchers.get(id) ?? []) watcher(text);
  }

  return {
    begin(id) {
      const draft = { text: "" };
      texts.set(id, draft);
      const isCurrent = () => texts.get(id) === draft;
      return {
        add(text) {
          if (!isCurrent()) return;
          draft.text = draft.text === "" ? text : `${draft.text}\n\n${text}`;
          tell(id, draft.text);
        },
        end() {
          if (!isCurrent()) return;
          texts.delete(id);
          tell(id, null);
        },
      };
    },
    follow(id, onText) {
      const own = watchers.get(id) ?? new Set();
      watchers.set(id, own.add(onText));
      const draft = texts.get(id);
      if (draft && draft.text !== "") onText(draft.text);
      return () => {
        own.delete(onText);
        if (own.size === 0 && watchers.get(id) === own) watchers.delete(id);
      };
    },
  };
}
