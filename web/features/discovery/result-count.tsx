import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../page-environment.tsx';
import type { HomeResults } from './load-results.ts';

/** How many items match; read out when it changes. */
export function ResultCount({ found }: { found: HomeResults['found'] }) {
  const language = useLanguage();
  if (found === null) return null;
  const shown = formatNumber(found.total, language);
  return (
    <output className="text-s text-ink-quiet tabular-nums">
      {found.isLowerBound
        ? m.home_count_at_least({ shown })
        : m.home_count({ count: found.total, shown })}
    </output>
  );
}
