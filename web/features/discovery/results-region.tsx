import { m } from '@orendi/messages';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useLanguage } from '../../platform/page-environment.tsx';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { countText } from './count-text.ts';
import { keepResults } from './left-results.ts';
import type { ListingResults } from './load-results.ts';
import { ResultsFailed } from './results-failed.tsx';
import { useReopenedScroll } from './use-reopened-scroll.ts';

/** The results' region: busy while loading, with a retry after a failure, and announcing the count. */
export function ResultsRegion({
  results,
  children,
}: {
  results: ListingResults;
  children: ReactNode;
}) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const { state, revalidate } = useRevalidator();
  const region = useRef<HTMLDivElement>(null);
  // Only results that arrive later are announced, not those the page loaded with.
  const [told, setTold] = useState({ results, isNew: false, text: '' });
  const { found, failure } = results;
  const hasFailed = failure !== undefined;
  const isBusy = state === 'loading' || location?.pathname === pathname;

  const retry = () => void revalidate();
  useBackOnline(hasFailed, retry);
  useReopenedScroll();

  if (told.results !== results) {
    const text = found === null ? m.home_all_products() : countText(found, language);
    setTold({ results, isNew: true, text: hasFailed ? m.results_failed() : text });
  }

  useEffect(() => {
    if (!hasFailed) keepResults(results);
  }, [results, hasFailed]);

  useEffect(() => {
    // The control that led here may have disappeared with the old results.
    const isFocusLost = document.activeElement === document.body;
    if (told.isNew && isFocusLost) region.current?.focus({ preventScroll: true });
  }, [told]);

  return (
    <div ref={region} tabIndex={-1} aria-busy={isBusy} className="results-region">
      {/* Cleared while loading, so that identical text is announced again. */}
      <output className="sr-only">{!isBusy && told.text}</output>
      {hasFailed ? <ResultsFailed reason={failure} isBusy={isBusy} retry={retry} /> : children}
    </div>
  );
}
