import type { ColorChoice } from '../../catalogue/color-names/color-choices.ts';
import type { ListingSearch } from '../../../platform/listing-search.ts';

/**
 * The colours that the page itself names: the chosen one, and all where it lists them. Their names are no part of the
 * first script; they come along with the page, and into the browser with the first colour that is chosen there.
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
