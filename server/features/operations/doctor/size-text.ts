import { formatNumber } from '@orendi/contract/money';
import type { Sentence } from '../../../platform/sentence.ts';

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** `3.2 GiB`, in Albanian `3,2 GiB`. */
export function sizeText(bytes: number): Sentence {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const size = bytes / 1024 ** step;
  const rounded = step > 0 && size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return (language) => `${formatNumber(rounded, language)} ${units[step]}`;
}
