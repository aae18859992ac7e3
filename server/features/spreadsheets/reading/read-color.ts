import { namedColors } from '@orendi/contract/colors';
import { foldName } from '@orendi/contract/fold-name';

const hexOf = new Map(
  namedColors.flatMap(({ hex, en, al }) => [en, al].map((name) => [foldName(name), hex])),
);

/**
 * The hex value of a named colour in either language; anything else stays as it is.
 * @param kept the product's colour now: one that is kept as a name stays one when its row comes back as it was written
 */
export function readColor(text: string, kept?: unknown): string {
  if (kept && text.trim() === kept) return text.trim();
  const name = foldName(text).replaceAll('grey', 'gray');
  return hexOf.get(name) ?? (/^[\da-f]{6}$/i.test(name) ? `#${name}` : text);
}
