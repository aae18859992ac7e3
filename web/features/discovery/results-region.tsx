import { m } from '@orendi/messages';
import { useEffect, useRef, useState, type ReactNode, useLayoutEffect } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { countText } from './count-text.ts';
import { keepResults, hasKeptRows } from './left-results.ts';
import type { ListingResults } from './load-results.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { leftPosition } from '../../platform/scroll-positions.ts';

/** The results' region: busy while loading, and announcing the count. A retry replaces the results after a failure. */
export function ResultsRegion(props: { results: ListingResults; children: ReactNode }) {
  const { results, children } = props;
  const { pathname, search } = useLocation();
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
    const text = found === null ? m.home_all_products() : countText(found);
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
      {hasFailed ? (
        <div className="mt-11 nav:mt-12">
          <EmptyPanel title={m.results_failed()} text={failure}>
            <a
              href={pathname + search}
              onClick={(event) => {
                event.preventDefault();
                retry();
              }}
              className={buttonClass('main')}
            >
              {isBusy && <Spinner />}
              {m.broken_retry()}
            </a>
          </EmptyPanel>
        </div>
      ) : (
        children
      )}
    </div>
  );
}

/** The results; if they failed to load, the previous ones, for what the filters say about them. */
export function useKnownResults(results: ListingResults): ListingResults {
  const [known, setKnown] = useState(results);
  if (results.failure !== undefined || known === results) return known;
  setKnown(results);
  return results;
}

/**
 * After a full reload the server-rendered page has fewer rows than were expanded, and may have been too short for the
 * browser to restore the scroll position. Restores it once the rows are back.
 */
function useReopenedScroll(): void {
  const { key, state } = useLocation();
  const isHydrated = useHydrated();
  const wasServed = useRef(!isHydrated);

  useLayoutEffect(() => {
    if (!isHydrated || !wasServed.current) return;
    wasServed.current = false;
    const top = hasKeptRows(state) ? leftPosition(key) : undefined;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [isHydrated, key, state]);
}
