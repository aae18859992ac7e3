import { nearestNamedColor } from '@orendi/contract/colors';
import type { Language } from '@orendi/contract/language';

/** What a `#rrggbb` value is called: the nearest colour that furniture is sold in. Null for a colour given in words. */
export function colorName(color: string, language: Language): string | null {
  return isHex(color) ? nearestNamedColor(color)[language] : null;
}

export function isHex(color: string): boolean {
  return /^#[\da-f]{6}$/i.test(color);
}
