import { namedColors } from '@orendi/contract/colors';
import { foldName } from '@orendi/contract/fold-name';

/** What colors were called before, in sheets that were downloaded then. */
const formerNames: [string, string][] = [['Gri në bezhë', 'Gri-bezhë']];

const hexOf = new Map(
  namedColors.flatMap(({ hex, en, al }) => {
    const former = formerNames.flatMap(([before, now]) => (now === al ? before : []));
    return [en, al, ...former].map((name) => [foldName(name), hex]);
  }),
);

/**
 * The hex value of a color named in either language; any other text unchanged.
 * @param kept the product's present color: a color stored as a name stays a name if its row comes back unchanged
 */
export function readColor(text: string, kept?: unknown): string {
  if (kept && text.trim() === kept) return text.trim();
  const name = foldName(text).replaceAll('grey', 'gray');
  return hexOf.get(name) ?? (/^[\da-f]{6}$/i.test(name) ? `#${name}` : text);
}
