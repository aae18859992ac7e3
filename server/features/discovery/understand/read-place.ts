import type { Limit, ReadLimit, StatedFilters } from './limit.ts';
import { combine, phrases, readPhrase } from './phrases.ts';
import { isEnd, type Token } from './tokens.ts';
import { readTown, type TownNames } from './town-names.ts';

const inTown = phrases(
  'në|te|tek|nga|prej|brenda|në qytetin e|në qytet të|dyqane në|dyqan në|in|from|at|in the city of|shops in|stores in',
);
const nearTown = phrases(
  'afër|afër me|pranë|rreth|përreth|në afërsi të|near|near to|nearby|close to|around|next to|not far from',
);
const delivering =
  'dërgesë|dërgesa|dërgesën|me dërgesë|dërgim|dërgohet|dërgohen|dërgoj|dërgon|dërgojnë|që dërgon|që dërgojnë|sjellje|' +
  'sjell|sjellin|që sjell|që sjellin|që e sjell|që e sjellin|me sjellje|transport|transporti|me transport|' +
  'transport falas|me transport falas|dërgesë falas|dorëzim|dorëzimi|me dorëzim|dorëzohet|me postë';
const delivered =
  'delivered|delivery|free delivery|with delivery|delivers|deliver|that delivers|that deliver|delivering|shipped|' +
  'shipping|free shipping|ships|ship|brought|bring|transport';
const toTown = phrases(
  combine(delivering, 'në|për|për në|deri në|deri|te|tek'),
  combine(delivered, 'to|in|into|at'),
  delivering,
  delivered,
  'deri në|për në',
);

/** After a town. */
const delivery = phrases('dërgesë|me dërgesë|transport|me transport|delivery');

/**
 * A town, by what stands before it: `në Prishtinë`, `afër Durrësit`, `delivered to Peja`. Without a preposition it is
 * one if it can hardly be anything else.
 * @param isName whether a word stands in a text of the shop that names something
 */
export function readPlace(names: TownNames, isName: (word: string) => boolean): ReadLimit {
  return (tokens, at) => {
    const meanings = [
      ['deliversTo', toTown],
      ['near', nearTown],
      ['town', inTown],
    ] as const;
    for (const [filter, before] of meanings) {
      const start = readPhrase(tokens, at, before);
      const town = start === null ? null : readTown(tokens, start, names);
      if (town && isEnd(tokens, town.end)) return limitOf(filter, town);
    }
    const bare = readTown(tokens, at, names);
    if (!bare?.isClear || !isEnd(tokens, bare.end) || isNamed(tokens, at, bare.end)) return null;
    const afterDelivery = readPhrase(tokens, bare.end, delivery);
    if (afterDelivery === null) return limitOf('town', bare);
    return limitOf('deliversTo', { ...bare, end: afterDelivery });
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
