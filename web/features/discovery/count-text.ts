import { m } from '@orendi/messages';
import { numberText } from '../../platform/number-text.ts';
import type { Found } from './load-results.ts';

/** `1 item`, `1,284 items`, `12,000+ items`. */
export function countText({ total, isLowerBound }: Found): string {
  const shown = numberText(total);
  return isLowerBound ? m.home_count_at_least({ shown }) : m.home_count({ count: total, shown });
}
