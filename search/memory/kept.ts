import type { FieldChanges } from './field-changes.ts';

/** How many answers are kept: the latest ones. */
const mostKept = 500;

/** The latest answers, each for as long as nothing has changed that it depends on. */
export function createKept<Value>(changes: FieldChanges) {
  type Fields = readonly string[] | null;
  /** The latest last. */
  const answers = new Map<string, { value: Value; fields: Fields; latest: number }>();
  return {
    find(key: string): Value | undefined {
      const known = answers.get(key);
      if (!known) return undefined;
      answers.delete(key);
      if (changes.latest(known.fields) > known.latest) return undefined;
      answers.set(key, known);
      return known.value;
    },
    /** @param fields what the answer depends on, besides which rows of which kind there are; null for everything */
    keep(key: string, fields: Fields, value: Value): void {
      answers.delete(key);
      if (changes.isUnsettled) return;
      for (const oldest of answers.keys()) {
        if (answers.size < mostKept) break;
        answers.delete(oldest);
      }
      answers.set(key, { value, fields, latest: changes.latest(fields) });
    },
  };
}
