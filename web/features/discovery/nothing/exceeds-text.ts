import type { Language } from '@orendi/contract/language';
import { formatNumber, formatPrice } from '@orendi/contract/money';
import type { NothingFound } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';

type Excess = NothingFound['misses'][number]['exceeds'][number];

/** What a near miss does not keep: `€149 more · 22 cm too long`. */
export function exceedsText(exceeds: readonly Excess[], language: Language): string {
  return exceeds.map((excess) => excessText(excess, language)).join(' · ');
}

function excessText({ filter, by, unit }: Excess, language: Language): string {
  if (filter === 'priceTo') return m.miss_dearer({ amount: formatPrice(by, unit, language) });
  if (filter === 'priceFrom') return m.miss_cheaper({ amount: formatPrice(by, unit, language) });
  if (filter === 'leadTimeTo') return m.miss_later({ count: by });
  const say = {
    fitsLength: m.miss_longer,
    fitsWidth: m.miss_wider,
    fitsHeight: m.miss_higher,
    aboutLength: m.miss_off_length,
    aboutWidth: m.miss_off_width,
  };
  return say[filter]({ size: formatNumber(by, language) });
}
