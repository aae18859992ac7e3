import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import type { OfferName, ProductDetails } from '@orendi/contract/product-fields';

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

const deliveries = {
  included: m.offer_delivery_included,
  paid: m.offer_delivery_paid,
  pickup: m.offer_delivery_pickup,
};
const assemblies = {
  included: m.offer_assembly_included,
  paid: m.offer_assembly_paid,
  self: m.offer_assembly_self,
};

/** What comes with a product, as far as its seller says so, in the order in which it happens to the buyer. */
export function offerPhrases({
  made_to_measure,
  lead_time_weeks,
  delivery,
  assembly,
  warranty_months,
  take_back_days,
}: Pick<ProductDetails, OfferName>): string[] {
  const phrases = [
    made_to_measure === true && m.offer_made_to_measure(),
    lead_time_weeks !== null && m.offer_lead_time({ count: lead_time_weeks }),
    delivery !== null && deliveries[delivery](),
    assembly !== null && assemblies[assembly](),
    warranty_months !== null && m.offer_warranty({ count: warranty_months }),
    take_back_days !== null && m.offer_take_back({ count: take_back_days }),
  ];
  return phrases.filter((phrase) => phrase !== false);
}
