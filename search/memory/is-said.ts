import { noKind } from './columns.ts';
import type { MemoryIndex } from './memory-index.ts';
import { allRanks, ordinalOf, rankCount } from './postings.ts';

/** Whether a word stands in one of the first ranks of texts of some row. Stops at the first such row. */
export function isSaid(
  { columns, postings, vocabulary }: MemoryIndex,
  text: string,
  ranks: number,
) {
  const word = vocabulary.find(text);
  if (word < 0) return false;
  const wanted = allRanks & ~((1 << (rankCount - ranks)) - 1);
  const isMeant = (posting: number) =>
    (posting & wanted) !== 0 && columns.kind[ordinalOf(posting)] !== noKind;
  const end = postings.end(word);
  for (let at = postings.start(word); at < end; at += 1) {
    if (isMeant(postings.all[at] ?? 0)) return true;
  }
  return postings.recent(word).some(isMeant);
}
