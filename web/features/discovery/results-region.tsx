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

/**
 * The place of the results: busy while other ones load, the failure with a way to try again where they did not come,
 * and their count read out when they are there.
 */
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
  // Read out are results that come while the page stands, not those that it came with.
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
    // The control that led here may be gone with the old results.
    const isFocusLost = document.activeElement === document.body;
    if (told.isNew && isFocusLost) region.current?.focus({ preventScroll: true });
  }, [told]);

  return (
    <div ref={region} tabIndex={-1} aria-busy={isBusy} className="results-region">
      {/* Empty in between, so that the same words are read out again. */}
      <output className="sr-only">{!isBusy && told.text}</output>
      {hasFailed ? <ResultsFailed reason={failure} isBusy={isBusy} retry={retry} /> : children}
    </div>
  );
}
