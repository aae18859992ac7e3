import type { Language } from './language.ts';
import { formatNumber } from './money.ts';

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** A size with one decimal below ten: `8.3 GiB`, in Albanian `8,3 GiB`; `120 MiB`. */
export function sizeText(bytes: number, language: Language): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1023.5 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const rounded = value < 9.95 && unit > 0 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${formatNumber(rounded, language)} ${units[unit]}`;
}
