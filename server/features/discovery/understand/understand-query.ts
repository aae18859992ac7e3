import { filterGroup, type FilterName, filterNames } from '@orendi/contract/listing-filters';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { towns } from '@orendi/contract/towns';
import { foldWords } from '@orendi/search/words/fold-words';
import type { ListingFinder } from '../listing-fields.ts';
import { nameTowns } from './place-rules.ts';
import type { StatedFilters } from './patterns.ts';
import {
  joinSizes,
  namesPlace,
  type TakenWords,
  type UnderstoodWords,
  understandWords,
} from './understand-words.ts';

const townNames = nameTowns(towns);
/** All but the descriptions, which mention towns without being named after them. */
const namingRanks = 4;

type Words = Pick<ListingFinder, 'listSaid'>;

/** Splits a text into the limits that it states and the words that are left. */
export async function understandText(engine: Words, text: string): Promise<UnderstoodWords> {
  const words = foldWords(`${text} ${joinSizes(text, () => true)}`);
  const said = await engine.listSaid(words, namingRanks);
  return understandWords(text, { towns: townNames, isName: (word) => said.has(word) });
}

/** A search with what its words mean beside the limits. */
export interface MeantSearch extends SearchQuery {
  /** Some of its words, and the town that answers them as well. */
  orTown?: UnderstoodWords['orTown'];
}

/**
 * Takes limits out of the words of a query. Filters that are given by themselves win over those.
 * @returns the search to make, with the limits and the words that are left; and what was understood, without what a given filter
 * says otherwise, or null if the words state nothing
 */
export async function understandQuery(engine: Words, asked: SearchQuery) {
  const found = await understandText(engine, asked.query ?? '');
  const orTown = namesPlace(asked) ? undefined : found.orTown;
  if (found.query === (asked.query ?? '') && !orTown) return { meant: asked, understood: null };
  const stated: StatedFilters = Object.assign({}, ...found.taken.map(({ filters }) => filters));
  const wins = winning(stated, asked);
  const taken = found.taken.flatMap(({ words, filters }): TakenWords[] => {
    const own = pick(filters, wins);
    return Object.keys(own).length > 0 ? [{ words, filters: own }] : [];
  });
  const meant: MeantSearch = {
    ...asked,
    ...pick(stated, wins),
    query: found.query || undefined,
    orTown,
  };
  const understood: UnderstoodWords = { query: found.query, taken, ...(orTown && { orTown }) };
  return { meant, understood };
}

/** The stated filters that nothing given speaks against. */
function winning(stated: StatedFilters, given: SearchQuery): Set<FilterName> {
  const isPriced = winsPrice(stated, given);
  const wins = filterNames.filter((name) => {
    if (name === 'priceCurrency') return isPriced;
    if (name === 'priceFrom' || name === 'priceTo') return isPriced && !given[name];
    // A given town wins over another that is said with another preposition.
    if (filterGroup('town').includes(name)) return !namesPlace(given);
    return !given[name];
  });
  return new Set(wins);
}

/** A stated price has to be in the currency of a given one, and on its right side. */
function winsPrice(stated: StatedFilters, given: SearchQuery): boolean {
  if (!given.priceFrom && !given.priceTo) return true;
  const currency = given.priceCurrency ?? 'EUR';
  const from = given.priceFrom || stated.priceFrom || 0;
  const to = given.priceTo || stated.priceTo || Infinity;
  return (stated.priceCurrency ?? currency) === currency && from <= to;
}

function pick(filters: StatedFilters, names: ReadonlySet<FilterName>): StatedFilters {
  const entries = Object.entries(filters).filter(([name]) => names.has(name as FilterName));
  return Object.fromEntries(entries);
}
