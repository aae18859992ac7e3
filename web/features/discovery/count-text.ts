import type { Language } from '@orendi/contract/language';
import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { Found } from './load-results.ts';

/** `1 item`, `1,284 items`, `12,000+ items`. */
export function countText({ total, isLowerBound }: Found, language: Language): string {
  const shown = formatNumber(total, language);
  return isLowerBound ? m.home_count_at_least({ shown }) : m.home_count({ count: total, shown });
}
