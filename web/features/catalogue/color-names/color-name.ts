import { nearestNamedColor } from '@orendi/contract/colors';
import type { Language } from '@orendi/contract/language';

/** The name of the nearest furniture color for a `#rrggbb` value; null for free text. */
export function colorName(color: string, language: Language): string | null {
  return isHex(color) ? nearestNamedColor(color)[language] : null;
}

export function isHex(color: string): boolean {
  return /^#[\da-f]{6}$/i.test(color);
}
