import { foldText } from '@orendi/contract/fold-name';
import { type RawBuilder, sql } from 'kysely';

/** Combining accents of European languages. */
const accents =
  '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030A\u030B\u030C\u0323\u0327\u0328';

/** Ignores case and accents, accents first: `lower()` of `Ë` depends on the locale. Reads every row. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const folded = sql`lower(translate(normalize(${column}, NFKD), ${accents}, ''))`;
  return sql<boolean>`strpos(${folded}, ${foldText(text)}) > 0`;
}

export function idIn(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
