import { foldName } from '@orendi/contract/fold-name';
import { languages } from '@orendi/contract/language';
import type { ProductField } from '@orendi/contract/product-fields';
import { saidValues } from '../../catalogue/index.ts';

/** What programs write for yes and no. */
const written = new Map<string, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** The value that a cell names in either language, or as it is stored; any other text unchanged. */
export function readValue(text: string, field: ProductField): string | boolean {
  const name = foldName(text);
  const named = languages
    .flatMap((language) => saidValues(field, language))
    .find(({ value, said }) => name === foldName(said) || name === value);
  if (named) return named.value;
  return (field.kind === 'flag' ? written.get(name) : undefined) ?? text;
}
