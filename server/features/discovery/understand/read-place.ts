import type { Limit, ReadLimit, StatedFilters } from './limit.ts';
import { readPhrase, said } from './phrases.ts';
import { isEnd, type Token } from './tokens.ts';
import { readTown, type TownNames } from './town-names.ts';

/** Shorter ones are mostly something else. */
const leastAlone = 4;

/**
 * A town, by what stands before it: `në Prishtinë` and `delivered to Peja` are what is there or comes there, `nga
 * Prishtina` only what is there. Without a preposition a town is meant where the word can hardly be anything else;
 * otherwise, as in `divan Milano`, it stays a word that the town answers as well.
 * @param isName whether a word stands in a text of the shop that names something
 */
export function readPlace(names: TownNames, isName: (word: string) => boolean): ReadLimit {
  return (tokens, at) => {
    const meanings = [
      ['deliversTo', said.toTown],
      ['near', said.nearTown],
      ['deliversTo', said.inTown],
      ['town', said.onlyInTown],
    ] as const;
    for (const [filter, before] of meanings) {
      const start = readPhrase(tokens, at, before);
      const town = start === null ? null : readTown(tokens, start, names);
      if (town && isEnd(tokens, town.end)) return limitOf(filter, town);
    }
    const bare = readTown(tokens, at, names);
    if (!bare || bare.isWord || !isEnd(tokens, bare.end)) return null;
    const afterDelivery = readPhrase(tokens, bare.end, said.deliveryAfter);
    if (afterDelivery !== null) return limitOf('deliversTo', { ...bare, end: afterDelivery });
    if (bare.isClear && !isNamed(tokens, at, bare.end)) return limitOf('deliversTo', bare);
    const isLong = tokens.slice(at, bare.end).some(({ text }) => text.length >= leastAlone);
    return isLong ? { end: bare.end, filters: null, orTown: bare.slug } : null;
  };

  function isNamed(tokens: readonly Token[], at: number, end: number): boolean {
    return tokens.slice(at, end).some(({ kind, text }) => kind === 'word' && isName(text));
  }
}

function limitOf(
  filter: 'town' | 'deliversTo' | 'near',
  { slug, end }: { slug: string; end: number },
): Limit {
  const filters: StatedFilters = { [filter]: slug };
  return { end, filters };
}
