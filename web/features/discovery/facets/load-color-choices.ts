import type { ColorChoice } from '../../catalogue/color-names/color-choices.ts';
import type { ListingSearch } from '../../../platform/listing-search.ts';

/**
 * The colors this page names: the chosen one, and all of them where it lists them. Color names are not in the initial
 * script; the server renders them, and the browser loads them when a color is first chosen.
 */
export async function loadColorChoices(
  { color, choose }: ListingSearch,
  offered: readonly string[],
): Promise<ColorChoice[]> {
  const shown = new Set(choose === 'color' ? offered : []);
  if (color !== undefined) shown.add(color);
  if (shown.size === 0) return [];
  const { colorChoices } = await import('../../catalogue/color-names/color-choices.ts');
  return colorChoices([...shown]);
}
