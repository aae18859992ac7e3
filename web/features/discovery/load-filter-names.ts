import { townFilterNames } from '@orendi/contract/listing-filters';
import type { FacetCounts } from '@orendi/contract/schemas/results';
import type { ListingSearch } from '../../platform/listing-search.ts';
import type { NamedColorValue } from '../catalogue/color-names/name-colors.ts';

/** Names of values in the address that the first script does not have. */
export type FilterNames = Awaited<ReturnType<typeof loadFilterNames>>;

/**
 * The names of the chosen colors and towns, and of all colors where the page lists them. The server renders them; the
 * browser loads the lists once something of them is chosen.
 * @param orTown another town that the page names: some words of the search may mean it
 */
export async function loadFilterNames(search: ListingSearch, counts: FacetCounts, orTown?: string) {
  const [colors, towns] = await Promise.all([colorsOf(search, counts), townsOf(search, orTown)]);
  return { colors, towns };
}

const colorFacets = ['colorGroup', 'color'] as const;

async function colorsOf(search: ListingSearch, counts: FacetCounts): Promise<NamedColorValue[]> {
  const values = colorFacets.flatMap((facet) => {
    const listed = search.choose === 'color' ? counts[facet].map(({ value }) => value) : [];
    return [...new Set([...listed, ...(search[facet] ?? [])])].map((value) => ({ facet, value }));
  });
  if (values.length === 0) return [];
  return (await import('../catalogue/color-names/name-colors.ts')).nameColors(values);
}

async function townsOf(search: ListingSearch, orTown?: string) {
  const chosen = townFilterNames.map((name) => search[name]);
  const slugs = new Set([...chosen, orTown].filter((slug) => slug !== undefined));
  if (slugs.size === 0) return [];
  const { townOfSlug } = await import('@orendi/contract/towns');
  return [...slugs]
    .flatMap((slug) => townOfSlug(slug) ?? [])
    .map(({ slug, al, en, country }) => ({ slug, al, en, country }));
}
