import { suggestions as limits } from '@orendi/contract/limits';
import { analyseQuery, type QueryConcept } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import type { Services } from '../../../services.ts';
import { remember } from '../../../platform/db/remember.ts';
import { listMostUsed, usesOf } from '../../views/index.ts';
import type { CardRow } from '../listing-cards.ts';
import type { ListingFinder } from '../listing-fields.ts';
import { findAsked } from '../things/find-asked.ts';
import { understandText } from '../understand/understand-query.ts';
import { byUse, suggestAnswers, suggestForLetter } from './suggest-items.ts';
import { type IsUnknown, NameIndex } from './name-index.ts';
import type { Db } from '../../../platform/db/tables.ts';

export interface FoundSuggestions {
  categories: CategorySuggestion[];
  businesses: BusinessSuggestion[];
  items: CardRow[];
}

/** A single letter after other words: it is too vague to narrow anything, and nearly every listing would match it. */
const lastLetter = /(?<=[\p{L}\p{N}\p{M}]\P{L}*\s)[\p{L}\p{N}]$/u;
/** How many of the most used listings are ranked by use; all others are ranked by their words alone. */
const mostPopular = 2_000;
const minute = 60;

/**
 * Suggests what someone who is still typing may be looking for, whatever limits are typed beside it; costs at most two
 * searches.
 */
export function createSuggester(services: Pick<Services, 'db' | 'changes' | 'clock' | 'listings'>) {
  const { db, clock, listings } = services;
  const popular = remember(services, { seconds: minute }, () => listMostUsed(db, mostPopular));
  const categoryUses = remember(services, { seconds: minute }, async () => {
    const { engine } = await listings.current();
    return usesOfCategories(engine, await popular());
  });
  const businessUses = remember(services, { seconds: 10 * minute }, async () => {
    const ids = (await listBusinesses(db)).map(({ id }) => id);
    return usesOf(db, 'business', ids, clock());
  });
  const businesses = remember(
    services,
    { seconds: 10 * minute, isConcerned: (tag) => tag.startsWith('business:') },
    async () => {
      const [rows, uses] = await Promise.all([listBusinesses(db), businessUses()]);
      return new NameIndex(byUse(rows, uses).map((row) => [row, [row.business_name]]));
    },
  );
  const categories = remember(
    services,
    { seconds: 10 * minute, isConcerned: (tag) => tag === 'industries' },
    async () =>
      new NameIndex(
        (await listCategories(db)).map((row) => [row, [row.category_name, row.category_name_al]]),
      ),
  );

  return async function suggest(typed: string): Promise<FoundSuggestions> {
    const kept = [categories(), businesses(), popular()] as const;
    const [namedCategories, namedBusinesses, uses] = await Promise.all(kept);
    const current = await listings.current();
    const { engine, synonyms } = current;
    const { query: text } = await understandText(engine, typed);
    const concepts = analyseQuery(text.replace(lastLetter, ''), synonyms);
    if (concepts.length === 0) return { categories: [], businesses: [], items: [] };
    const isUnknown = await findUnknown(engine, concepts);
    const allCategories = namedCategories.find(concepts, Infinity, isUnknown);
    const found = {
      categories: await mostUsedCategories(engine, categoryUses, allCategories),
      businesses: namedBusinesses.find(concepts, limits.maxBusinesses, isUnknown),
    };
    const [word = '', ...others] = foldWords(text);
    const named = await findAsked(text, current);
    const first = named ? { anyOf: named, areLeading: true } : undefined;
    const items =
      others.length === 0 && [...word].length === 1
        ? await suggestForLetter(db, engine, word, uses)
        : await suggestAnswers(db, engine, { concepts, first }, uses, clock());
    const room = limits.max - found.categories.length - found.businesses.length;
    return { ...found, items: items.slice(0, room) };
  };
}

/** The categories whose products are viewed most; empty categories are left out. */
async function mostUsedCategories(
  engine: ListingFinder,
  uses: () => Promise<Map<number, number>>,
  found: CategorySuggestion[],
): Promise<CategorySuggestion[]> {
  if (found.length === 0) return found;
  const sizes = await engine.count('product', 'category');
  const filled = found
    .filter(({ id }) => (sizes.get(id) ?? 0) > 0)
    .toSorted((a, b) => (sizes.get(b.id) ?? 0) - (sizes.get(a.id) ?? 0));
  return byUse(filled, await uses()).slice(0, limits.maxCategories);
}

/** The typed words that no listing contains and that begin no word of a listing. */
async function findUnknown(
  engine: ListingFinder,
  concepts: readonly QueryConcept[],
): Promise<IsUnknown> {
  const alternatives = concepts.flatMap((concept) => concept.alternatives);
  const typed = alternatives.filter(({ kind }) => kind === 'typed').flatMap(({ words }) => words);
  const unknown = await engine.listUnknown(typed);
  return ({ word }) => unknown.has(word);
}

/**
 * How often the products of each category are used.
 * @param uses of listings, by id
 */
async function usesOfCategories(engine: ListingFinder, uses: ReadonlyMap<number, number>) {
  const sums = new Map<number, number>();
  const known = await engine.read(uses.keys(), ['category']);
  for (const [id, { kind, values }] of known) {
    const [category] = values.category ?? [];
    if (kind !== 'product' || category === undefined) continue;
    sums.set(category, (sums.get(category) ?? 0) + (uses.get(id) ?? 0));
  }
  return sums;
}

type CategorySuggestion = Awaited<ReturnType<typeof listCategories>>[number];
type BusinessSuggestion = Awaited<ReturnType<typeof listBusinesses>>[number];

const listCategories = (db: Db) =>
  db
    .selectFrom('category')
    .select(['id', 'industry_id', 'category_name', 'category_name_al', 'icon'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The businesses that visitors may see. */
const listBusinesses = (db: Db) =>
  db
    .selectFrom('business')
    .select(['id', 'business_name', 'logo'])
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
