import { effectivePrice, formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { listingPrice, type Listing } from './listing.ts';

/** A bar with the price and the request button at the bottom of narrow screens, within reach of the thumb. */
export function RequestBar({ listing }: { listing: Listing }) {
  const language = useLanguage();
  const price = listingPrice(listing);
  return (
    <div className="request-bar mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-2.5 pb-[calc(--spacing(2.5)+env(safe-area-inset-bottom))] nav:hidden">
      <p className="text-l font-semibold tabular-nums">
        {formatPrice(effectivePrice(price), price.currency, language)}
      </p>
      <a
        href={paths.request(listing.type, listing.id)}
        className={`${buttonClass('main', 'large')} grow`}
      >
        {m.detail_make_request()}
      </a>
    </div>
  );
}
