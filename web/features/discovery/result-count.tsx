import { useLanguage } from '../../platform/page-environment.tsx';
import { countText } from './count-text.ts';
import type { Found } from './load-results.ts';

/** The number of matches, next to the results' title. */
export function ResultCount({ found }: { found: Found | null }) {
  const language = useLanguage();
  if (found === null) return null;
  return (
    <p className="text-s whitespace-nowrap text-ink-quiet tabular-nums">
      {countText(found, language)}
    </p>
  );
}
