import type { Card } from '@orendi/contract/schemas/card';
import type { ItemList } from 'schema-dts';
import { paths } from '../../../platform/paths.ts';
import type { Site } from '../tags.ts';

/** Every card of a page's lists, each listing once; nothing for empty lists. */
export function cardList(
  title: string,
  lists: { results: Card[] }[],
  { publicUrl }: Site,
): ItemList[] {
  const names = new Map<string, string>();
  for (const { results } of lists) {
    for (const { type, id, name } of results) names.set(publicUrl + paths.listing(type, id), name);
  }
  if (names.size === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: names.size,
      itemListElement: Array.from(names, ([url, name], index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        url,
        name,
      })),
    },
  ];
}
