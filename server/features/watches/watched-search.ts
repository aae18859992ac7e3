import { itemPath } from '@orendi/contract/item-path';
import { filterNames, filterOf, townFilterNames } from '@orendi/contract/listing-filters';
import { textLimits } from '@orendi/contract/limits';
import { formatPrice } from '@orendi/contract/money';
import { SearchQuery } from '@orendi/contract/schemas/results-query';
import type { WatchCount } from '@orendi/contract/schemas/watches';
import { townOfSlug } from '@orendi/contract/towns';
import { type Language, m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { countWatches, type Subject } from './watch-queries.ts';

/** The parameters that narrow a search, in the order of the URL: neither an order nor a page. */
const narrowing = [
  ...filterNames.filter((name) => !filterOf(name).isOrder),
  'understand',
  'businessId',
];

/**
 * Reads the parameters of a search. Faulty ones are passed over, as the pages do.
 * @returns the search, and its parameters in one spelling; empty where nothing narrows it
 */
export function readSearch(text: string): { query: SearchQuery; search: string } {
  const parameters = new URLSearchParams(text);
  const given = narrowing.flatMap((name) => {
    const values = parameters.getAll(name).filter((value) => value.trim() !== '');
    return values.length > 0 ? [[name, values.length > 1 ? values : values[0]] as const] : [];
  });
  const read = SearchQuery.safeParse(Object.fromEntries(given));
  const broken = new Set(read.error?.issues.map(({ path }) => path[0]));
  const usable = Object.fromEntries(given.filter(([name]) => !broken.has(name)));
  const query = read.data ?? SearchQuery.safeParse(usable).data ?? SearchQuery.parse({});
  // Pages understand words, unless told not to.
  query.understand ??= true;
  const spelled = narrowing.flatMap((name) => {
    const value = query[name as keyof SearchQuery];
    if (value === undefined || value === (name === 'understand')) return [];
    return [value].flat().map((one): [string, string] => [name, String(one).trim()]);
  });
  const search = new URLSearchParams(spelled).toString();
  return search.length > textLimits.search ? readSearch('') : { query, search };
}

/** The path of a watched piece, or of the page with the results of a search, and its name, or the search in words. */
export async function describeWatch(
  db: Db,
  { search, item_id: item, item_type: type, item_name: name }: Subject,
  language: Language,
  withTypedWords = true,
): Promise<{ href: string; label: string }> {
  if (item !== null && type !== null && name !== null)
    return { href: itemPath(type, item, name), label: name };
  const said = { locale: language };
  const parameters = new URLSearchParams(search ?? '');
  const { query } = readSearch(search ?? '');
  const { businessId = null, industryId = null, categoryId = null } = query;
  const suffix = sql.raw(language === 'al' ? '_al' : '');
  const { rows } = await sql<{ shelf: string | null; business: string | null }>`
    select coalesce(
      (select coalesce(category_name${suffix}, category_name) from category where id = ${categoryId}),
      (select coalesce(industry_name${suffix}, industry_name) from industry where id = ${industryId})
    ) as shelf, (select business_name from business where id = ${businessId}) as business`.execute(
    db,
  );
  const { shelf = null, business = null } = rows[0] ?? {};
  const { priceFrom, priceTo, priceCurrency = 'EUR' } = query;
  const price = (amount: number | undefined, say: typeof m.watch_from) =>
    amount && say({ price: formatPrice(amount, priceCurrency, language) }, said);
  const typed = [
    query.query && `“${query.query}”`,
    ...[query.colorGroup, query.brand, query.color, query.material, query.material_al].flat(),
  ];
  const words = [
    ...(withTypedWords ? typed : []),
    shelf,
    business,
    ...townFilterNames.map((town) => townOfSlug(query[town] ?? '')?.[language]),
    price(priceFrom, m.watch_from),
    price(priceTo, m.watch_to),
  ].filter(Boolean);
  const isUntold = search !== '' && !withTypedWords;
  const nothing = isUntold ? m.watch_some_search({}, said) : m.watch_any_search({}, said);
  parameters.delete('businessId');
  const path = business && businessId ? itemPath('business', businessId, business) : '/';
  return {
    href: parameters.size > 0 ? `${path}?${parameters.toString()}` : path,
    label: words.join(', ') || nothing,
  };
}

/** The searches and pieces that most wait for, with their pages. */
export const presentCounts = async (db: Db, language: Language): Promise<WatchCount[]> =>
  Promise.all(
    (await countWatches(db)).map(async ({ watchers, ...subject }) =>
      Object.assign(await describeWatch(db, subject, language), { watchers }),
    ),
  );
