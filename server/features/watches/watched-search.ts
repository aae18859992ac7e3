import { itemPath } from '@orendi/contract/item-path';
import { filterNames, filterOf, townFilterNames } from '@orendi/contract/listing-filters';
import { textLimits } from '@orendi/contract/limits';
import { formatPrice } from '@orendi/contract/money';
import { SearchQuery } from '@orendi/contract/schemas/results-query';
import { townOfSlug } from '@orendi/contract/towns';
import { type Language, m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

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
  const given = [...new URLSearchParams(text)].filter(([, value]) => value.trim() !== '');
  const read = (usable: typeof given) =>
    SearchQuery.safeParse(
      Object.fromEntries(
        usable.map(([name]) => {
          const values = usable.filter(([other]) => other === name).map(([, value]) => value);
          return [name, values.length > 1 ? values : values[0]];
        }),
      ),
    );
  const first = read(given);
  const broken = new Set(first.error?.issues.map(({ path }) => path[0]));
  const query =
    (first.success ? first : read(given.filter(([name]) => !broken.has(name)))).data ??
    SearchQuery.parse({});
  // Pages understand words, unless told not to.
  query.understand ??= true;
  const parameters = narrowing.flatMap((name) => {
    const value = query[name as keyof SearchQuery];
    if (value === undefined || value === (name === 'understand')) return [];
    return [value].flat().map((one): [string, string] => [name, String(one).trim()]);
  });
  const search = new URLSearchParams(parameters).toString();
  return search.length > textLimits.search ? readSearch('') : { query, search };
}

const inLanguage = (table: 'category' | 'industry', language: Language) =>
  language === 'al'
    ? sql`coalesce(${sql.ref(`${table}_name_al`)}, ${sql.ref(`${table}_name`)})`
    : sql.ref(`${table}_name`);

/** The path of the page that shows its results, and the search in words. */
export async function describeSearch(
  db: Db,
  search: string,
  language: Language,
  withTypedWords = true,
): Promise<{ href: string; label: string }> {
  const { query } = readSearch(search);
  const { businessId, industryId, categoryId } = query;
  const { rows: names } = await sql<{ category: string | null; industry: string | null }>`select
    (select ${inLanguage('category', language)} from category where id = ${categoryId ?? null}) as category,
    (select ${inLanguage('industry', language)} from industry where id = ${industryId ?? null}) as industry`.execute(
    db,
  );
  const business =
    businessId !== undefined &&
    (await db
      .selectFrom('business')
      .select('business_name as name')
      .where('id', '=', businessId)
      .executeTakeFirst());
  const { priceFrom, priceTo, priceCurrency = 'EUR' } = query;
  const price = (amount: number | undefined, say: typeof m.watch_from) =>
    amount && say({ price: formatPrice(amount, priceCurrency, language) }, { locale: language });
  const typed = [
    query.query && `“${query.query}”`,
    ...[query.colorGroup, query.brand, query.color, query.material, query.material_al].flat(),
  ];
  const label = [
    ...(withTypedWords ? typed : []),
    names[0]?.category ?? names[0]?.industry,
    business && business.name,
    ...townFilterNames.map((name) => townOfSlug(query[name] ?? '')?.[language]),
    price(priceFrom, m.watch_from),
    price(priceTo, m.watch_to),
  ].filter(Boolean);
  const parameters = new URLSearchParams(search);
  parameters.delete('businessId');
  const path = business && businessId ? itemPath('business', businessId, business.name) : '/';
  return {
    href: parameters.size > 0 ? `${path}?${parameters.toString()}` : path,
    label:
      label.join(', ') ||
      (search && !withTypedWords ? m.watch_some_search : m.watch_any_search)(
        {},
        { locale: language },
      ),
  };
}
