import type { Limit, ReadLimit, StatedFilters } from './limit.ts';
import { combine, phrases, readPhrase } from './phrases.ts';
import { isEnd, type Token } from './tokens.ts';
import { readTown, type TownNames } from './town-names.ts';

const inTown = phrases('në|te|tek|brenda|në qytetin e|në qytet të|in|at|in the city of');
/** Where the seller is, wherever else he delivers. */
const onlyInTown = phrases(
  'nga|prej|vetëm|vetëm në|vetëm nga|dyqan në|dyqane në|from|only|only in|only from|shops in|stores in',
);
const nearTown = phrases(
  'afër|afër me|pranë|rreth|përreth|në afërsi të|near|near to|nearby|close to|around|next to|not far from',
);
const delivering =
  'dërgesë|dërgesa|dërgesën|me dërgesë|dërgim|dërgohet|dërgohen|dërgoj|dërgon|dërgojnë|që dërgon|që dërgojnë|sjellje|' +
  'sjell|sjellin|që sjell|që sjellin|që e sjell|që e sjellin|me sjellje|transport|transporti|me transport|' +
  'transport falas|me transport falas|dërgesë falas|dorëzim|dorëzimi|me dorëzim|dorëzohet|me postë|' +
  'sillet|sillen|që sillet|që sillen|sillni|e sillni|a sillni|a e sillni|që sillni|që e sillni|vjen|vijnë|që vjen|' +
  'që vijnë|që vjen deri|çohet|çohen|që çohet|që çohen|çoni|e çoni|a e çoni|dërgoni|e dërgoni|a dërgoni|a e dërgoni';
const delivered =
  'delivered|delivery|free delivery|with delivery|delivers|deliver|that delivers|that deliver|delivering|shipped|' +
  'do you deliver|you deliver|can be delivered|that is delivered|comes|that comes|' +
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
      ['deliversTo', toTown],
      ['near', nearTown],
      ['deliversTo', inTown],
      ['town', onlyInTown],
    ] as const;
    for (const [filter, before] of meanings) {
      const start = readPhrase(tokens, at, before);
      const town = start === null ? null : readTown(tokens, start, names);
      if (town && isEnd(tokens, town.end)) return limitOf(filter, town);
    }
    const bare = readTown(tokens, at, names);
    if (!bare || bare.isWord || !isEnd(tokens, bare.end)) return null;
    const afterDelivery = readPhrase(tokens, bare.end, delivery);
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
