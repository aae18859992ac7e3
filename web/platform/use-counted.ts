import { formatNumber } from '@orendi/contract/money';
import { useLanguage } from './page-environment.tsx';

/** Returns a function that gives a number as messages take it: to choose the form by, and as it is written. */
export function useCounted() {
  const language = useLanguage();
  return (count: number) => ({ count, shown: formatNumber(count, language) });
}
