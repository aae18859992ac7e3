import type { Amount, Field, Fields, Row } from '../fields.ts';
import { rankWorths } from '../words/closeness.ts';
import { sort } from './index-shape.ts';

/** Beginnings of words in which typos are forgiven: those of four typed letters and more, of which one may be missing. */
const [shortestBeginning, longestBeginning] = [3, 20];

/** A row as the index keeps it, and all its words. */
export function documentOf(fields: Fields, { id, kind, values, words }: Row) {
  const said = wordsByRank(words);
  const kept = Object.entries(fields).map(([name, field]) => [name, valueFor(field, values[name])]);
  const document = {
    what: sort.row,
    id,
    kind,
    values: Object.fromEntries(kept) as object,
    said: Object.fromEntries(said.map((own, rank) => [rank, [...own]])),
  };
  return { document, words: new Set(said.flatMap((own) => Array.from(own))) };
}

/** Omits a value that stands for none. */
function valueFor(field: Field, value: unknown): unknown {
  if (field.kind === 'order') {
    const { amount, unit } = value as Amount;
    const place = field.units.indexOf(unit);
    if (place < 0) throw new Error(`${unit} is none of the units ${field.units.join(', ')}`);
    return { amount, unit: place };
  }
  if (value === null) return undefined;
  if (field.kind === 'facet') return value || undefined;
  return value;
}

/** Each word once per rank of texts. */
function wordsByRank(words: string): Set<string>[] {
  const lines = words.split('\n');
  return rankWorths.map((_, rank) => {
    const own = rank === rankWorths.length - 1 ? lines.slice(rank).join(' ') : (lines[rank] ?? '');
    return new Set(own.split(' ').filter(Boolean));
  });
}

/** A word as the index keeps it. */
export function wordDocument(word: string, stem: string): object {
  const longest = Math.min(word.length, longestBeginning);
  const beginnings = Array.from({ length: Math.max(0, longest - shortestBeginning + 1) }, (_, i) =>
    word.slice(0, shortestBeginning + i),
  );
  return { what: sort.word, word, stem, beginnings, length: word.length };
}
