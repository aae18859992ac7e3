import type { Api } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import { formatNumber, formatPrice } from '@orendi/contract/money';
import type { ListingTip } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { keepText, keptText, objectIn } from '../../../platform/kept-text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../forms/button.tsx';
import { editAddress } from '../products/own-listing.ts';
import { RowPicture } from '../row-picture.tsx';
import { unopened, useRegion } from '../use-region.ts';

/** Why nobody asks for a piece: one tip at a time, of the most viewed piece first. Nothing without one. */
export function TipsSection() {
  // Only the browser knows which tips it has dismissed, so the server renders nothing.
  const { data, change } = useRegion(unopened, loadTips);
  const language = useLanguage();
  const [tip] = data ?? [];
  if (tip === undefined) return null;
  function next(forget: (tip: ListingTip) => void) {
    if (tip === undefined) return;
    forget(tip);
    change((shown) => shown.slice(1));
  }

  return (
    <section
      aria-labelledby="tip-heading"
      className="col-span-full flex min-w-0 animate-appear flex-wrap items-center gap-x-6 gap-y-4 rounded-m border border-line bg-surface px-4.5 py-4"
    >
      <div className="flex min-w-0 grow basis-80 items-start gap-3.5">
        <RowPicture {...tip} />
        <div aria-live="polite" className="min-w-0">
          <h2 id="tip-heading" className="text-xs font-normal text-ink-quiet">
            {m.tips_heading()}
          </h2>
          <p className="font-semibold wrap-anywhere">{tip.name}</p>
          <p className="max-w-text text-s text-pretty">{tipTexts[tip.tip](tip, language)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink href={editAddress(tip)} size="small" label={m.tips_edit()} />
        <Button size="small" onClick={() => next(postponeTip)}>
          {m.tips_later()}
        </Button>
        <Button size="small" onClick={() => next(dismissTip)}>
          {m.tips_dismiss()}
        </Button>
      </div>
    </section>
  );
}

/** Each with the facts that it comes from. */
const tipTexts: Record<ListingTip['tip'], (tip: ListingTip, language: Language) => string> = {
  photos: () => m.tips_photos(),
  size: () => m.tips_size(),
  description: () => m.tips_description(),
  price: ({ price, currency, like_count: count, like_price: median }, language) =>
    m.tips_price({
      count: formatNumber(count, language),
      price: formatPrice(price, currency, language),
      median: formatPrice(median ?? price, currency, language),
    }),
  looks: ({ looks }, language) => m.tips_looks({ count: formatNumber(looks, language) }),
};

async function loadTips(api: Api): Promise<ListingTip[]> {
  const tips = await api('GET /private/listing-tips/get');
  return tips.filter((tip) => !isDismissed(tip));
}

type Told = Pick<ListingTip, 'id' | 'type' | 'tip'>;

const storageKey = 'tips-dismissed';
const laterMs = 7 * 24 * 60 * 60 * 1000;
/** So that the list does not grow for ever; of a piece that lacks the same after a year, one may be told again. */
const dismissedMs = 365 * 24 * 60 * 60 * 1000;

export const postponeTip = (tip: Told) => hideUntil(tip, Date.now() + laterMs);

/** Hides the tip on this device; another one about the same piece is shown. */
export const dismissTip = (tip: Told) => hideUntil(tip, Date.now() + dismissedMs);

export function isDismissed(tip: Told): boolean {
  return (read().get(nameOf(tip)) ?? 0) > Date.now();
}

const nameOf = ({ id, type, tip }: Told) => `${type} ${id} ${tip}`;

/** Without storage the tip returns with the next visit. */
function hideUntil(tip: Told, end: number): void {
  const ends = [...read().set(nameOf(tip), end)].filter(([, until]) => until > Date.now());
  keepText(storageKey, JSON.stringify(Object.fromEntries(ends)), 'localStorage');
}

/** Until when tips are hidden, in milliseconds since 1970. */
function read(): Map<string, number> {
  const kept: [string, unknown][] = Object.entries(objectIn(keptText(storageKey, 'localStorage')));
  return new Map(kept.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
