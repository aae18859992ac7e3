import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { offerPhrases } from './offer-phrases.ts';

/** What comes with a product, as a quiet row; nothing where its seller says nothing. */
export function OfferRow({ product }: { product: Product }) {
  const phrases = offerPhrases(product);
  if (phrases.length === 0) return null;
  return (
    // The dot before the first phrase of each line is out of sight.
    <div className="overflow-x-clip">
      <ul
        aria-label={m.offer_heading()}
        className="-ml-5 flex flex-wrap gap-y-1 text-s text-ink-quiet"
      >
        {phrases.map((phrase) => (
          <li
            key={phrase}
            className="before:inline-block before:w-5 before:text-center before:content-['·']"
          >
            {phrase}
          </li>
        ))}
      </ul>
    </div>
  );
}
