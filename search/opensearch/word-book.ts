import type { QueryWord } from '../words/analyse-query.ts';
import { nearWords } from '../words/near-words.ts';
import { all, any, type Clause } from './conditions.ts';
import { mostAtOnce, sort } from './index-shape.ts';
import type { Ask, Hit, SearchBody } from './multi-search.ts';

/** A word of the rows that resembles a typed one. */
export interface Resembling {
  word: string;
  /** Whether the whole word is near, not only its beginning. */
  isWhole: boolean;
}

/** The nearest of the words that resemble one, of which twelve are used. */
const mostNear = 500;

export type WordBook = Awaited<ReturnType<typeof openWordBook>>;

/** The words of all rows, as far as a query asks for them. Words of rows that are gone are still among them. */
export async function openWordBook(ask: Ask, asked: readonly QueryWord[]) {
  const words = [...new Set(asked.map(({ word }) => word))];
  const stems = [...new Set(asked.map(({ stem }) => stem))];
  const query = wordsThat(any([{ terms: { word: words } }, { terms: { stem: stems } }]));
  const bodies = asked.length > 0 ? [listOf(query, mostAtOnce)] : [];
  const [answer] = await ask(bodies);
  const found = answer?.hits.hits ?? [];
  const known = new Set(found.map(wordOf));
  const byStem = Map.groupBy(found, ({ fields }) => String(fields?.stem?.[0]));
  return {
    has: (word: string) => known.has(word),
    /** All words with this stem. */
    withStem: (stem: string) => (byStem.get(stem) ?? []).map(wordOf),
  };
}

const wordOf = ({ fields }: Hit) => String(fields?.word?.[0]);

/** For each of some typed words, those that differ from it by a typo, nearest first: see `nearWords`. */
export async function listResembling(
  ask: Ask,
  asked: readonly QueryWord[],
): Promise<Resembling[][]> {
  const bodies = asked.map((one) => listOf(wordsThat(resembling(one)), mostNear, nearestFirst));
  const answers = await ask(bodies);
  return asked.map(({ word, isPrefix }, place) => {
    const found = answers[place]?.hits.hits.map(wordOf) ?? [];
    const sorted = found.sort((a, b) => (a < b ? -1 : 1));
    return nearWords(word, sorted, { isPrefix }).map(({ index: at, isWhole }) => ({
      word: sorted[at] ?? '',
      isWhole,
    }));
  });
}

const nearestFirst = [{ _score: 'desc' }, { length: 'asc' }, { word: 'asc' }];

const wordsThat = (clause: Clause): Clause => ({
  bool: { filter: [{ term: { what: sort.word } }], must: [clause] },
});

const listOf = (query: Clause, size: number, order?: object): SearchBody => ({
  size,
  query,
  ...(order !== undefined && { sort: order }),
  track_total_hits: false,
  _source: false,
  stored_fields: '_none_',
  docvalue_fields: ['word', 'stem'],
});

/**
 * Words near a typed one, scored so that fewer typos come first, and then whole words before mere beginnings. It lists
 * at least what `nearWords` accepts.
 */
function resembling({ word, isPrefix }: QueryWord): Clause {
  const within = (field: string, fuzziness: number, prefix_length: number, boost: number) => {
    const fuzzy = { value: word, fuzziness, prefix_length, rewrite: 'constant_score' };
    return { constant_score: { filter: { fuzzy: { [field]: fuzzy } }, boost } };
  };
  const distances = word.length < 8 ? [1] : [2, 1];
  const whole = distances.map((distance) => within('word', distance, 0, 2 * (3 - distance)));
  const begun = distances.map((distance) =>
    within('beginnings', distance, 1, 2 * (3 - distance) - 1),
  );
  const queries = isPrefix ? [...whole, ...begun] : whole;
  return { dis_max: { queries } };
}

/** Rows that say one of these words, in some rank of texts. */
export function rowsSaying(fields: readonly string[], words: Said): Clause {
  return all([
    { term: { what: sort.row } },
    any(fields.flatMap((field) => clausesOf(field, words))),
  ]);
}

/** Words of rows: these, and all that begin so. */
export interface Said {
  words: readonly string[];
  beginning?: string | undefined;
}

export function clausesOf(field: string, { words, beginning }: Said): Clause[] {
  return [
    ...(words.length > 0 ? [{ terms: { [field]: words } }] : []),
    ...(beginning === undefined ? [] : [{ prefix: { [field]: beginning } }]),
  ];
}
