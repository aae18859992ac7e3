import { foldName } from '@orendi/contract/fold-name';
import { languages } from '@orendi/contract/language';
import { type ProductFieldName, productFields } from '@orendi/contract/product-fields';
import { namedColors } from '@orendi/contract/colors';
import { saidValues } from '../../catalogue/index.ts';

/** What programs write for yes and no. */
const written = new Map<string, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** The value that a cell names in either language, or as it is stored; any other text unchanged. */
export function readValue(text: string, name: ProductFieldName): string | boolean {
  const folded = foldName(text);
  const named = languages
    .flatMap((language) => saidValues(name, language))
    .find(({ value, said }) => folded === foldName(said) || folded === value);
  if (named) return named.value;
  return (productFields[name].kind === 'flag' ? written.get(folded) : undefined) ?? text;
}

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
