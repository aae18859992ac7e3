import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { useAfterPause } from '../../../ui/use-after-pause.ts';
import { countText } from '../count-text.ts';
import { browserApiUntil } from '../../../api/browser-api.ts';
import { type ListingSearch, listingSearch } from '../../../platform/listing-search.ts';
import { numberText } from '../../../platform/number-text.ts';
import { countResults, type Found } from '../load-results.ts';
import { usePlace } from '../place.ts';

interface Props {
  /** The address without the limits of the form. */
  cleared: string;
  /** The search that the form leads to. */
  wanted: ListingSearch;
  /** Something in the form cannot be searched for. */
  isFaulty?: boolean;
  onShow?: (() => void) | undefined;
}

/** The end of a form of limits: a link that clears them, and the button that says how many listings it leads to. */
export function FormFoot({ cleared, wanted, isFaulty = false, onShow }: Props) {
  const known = useLimitsCount(wanted);
  const counted = isFaulty ? undefined : known;
  return (
    <>
      <div className="flex flex-none gap-3 py-3 px-5 border-t border-line">
        <a href={cleared} data-stay onClick={onShow} className={buttonClass('plain', 'large')}>
          {m.limits_clear()}
        </a>
        <button
          className={`${buttonClass('main', 'large')} min-w-0 grow px-4 text-balance whitespace-normal tabular-nums`}
        >
          {applyLabel(counted)}
        </button>
      </div>
      <output className="sr-only">{counted && countText(counted)}</output>
    </>
  );
}

function applyLabel(counted: Counted | undefined): string {
  if (counted === undefined) return m.limits_apply();
  if (counted.total === 0 && counted.hasNearest) return m.limits_apply_nearest();
  return m.limits_apply_count({
    shown: numberText(counted.total) + (counted.isLowerBound ? '+' : ''),
  });
}

/** Milliseconds without typing after which is counted. */
const pauseMs = 250;

interface Counted extends Found {
  /** There is something that comes close, where nothing matches. */
  hasNearest: boolean;
}

/** How many listings a search would find; undefined until that is known, and where it cannot be. */
function useLimitsCount(search: ListingSearch): Counted | undefined {
  const { businessId } = usePlace();
  const [counted, setCounted] = useState<Counted>();
  const wanted = listingSearch.format(search);

  useAfterPause(pauseMs, `${businessId} ${wanted}`, async (signal) => {
    const api = browserApiUntil(signal);
    const asked = listingSearch.parse(new URLSearchParams(wanted));
    // Without a network, the search itself reports it.
    const count = await countResults(api, { businessId }, asked).catch(() => undefined);
    if (signal.aborted) return;
    const hasNearest = (count?.nothingFound?.misses.length ?? 0) > 0;
    setCounted(count && { ...count.found, hasNearest });
  });

  return counted;
}
