import { isHex } from '../color-names/color-name.ts';

/** The color lightened so lines on it stay visible; undefined for free-text colors. */
export function paleColor(color: string | null): string | undefined {
  return color !== null && isHex(color)
    ? `color-mix(in oklab, ${color} 40%, var(--color-surface))`
    : undefined;
}
