import type { Language } from '@orendi/contract/language';
import { formatNumber } from '@orendi/contract/money';

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** A size in the units of the command line, with one decimal below ten: `8.3 GiB`, `120 MiB`. */
export function bytesText(bytes: number, language: Language): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1023.5 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const rounded = value < 9.95 && unit > 0 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${formatNumber(rounded, language)} ${units[unit]}`;
}
