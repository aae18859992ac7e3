import { namedColors } from '@orendi/contract/colors';
import { foldName } from '@orendi/contract/fold-name';

const hexOf = new Map(
  namedColors.flatMap(({ hex, en, al }) => [en, al].map((name) => [foldName(name), hex])),
);

/** The hex value of a named colour in either language; what is no such name stays as it is. */
export function readColor(text: string): string {
  const name = foldName(text).replaceAll('grey', 'gray');
  return hexOf.get(name) ?? (/^[\da-f]{6}$/i.test(name) ? `#${name}` : text);
}
