import type { Product } from '@orendi/contract/schemas/product';
import type { Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import type { OfferName, ProductDetails } from '@orendi/contract/product-fields';
import { useLanguage } from '../../platform/page-environment.tsx';
import { numberText } from '../../platform/number-text.ts';
import { colorName } from '@orendi/contract/colors';
import { ColorSwatch } from './color-swatch.tsx';
import { localText } from './local-name.ts';
import { measuresOf, takesSize } from './measures.ts';

/** Dimensions, material and so on, as far as given. */
export function Facts({ product }: { product: Product }) {
  const facts = factsOf(product, useLanguage());
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-px overflow-hidden rounded-m border border-line bg-line tabular-nums">
      {facts.map(({ label, value, isColor }) => (
        <div key={label} className="bg-surface px-4 py-3 last:odd:col-span-full">
          <dt className="text-xs text-ink-quiet">{label}</dt>
          <dd>{isColor ? <ColorLabel color={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A color as text: a hex value as a swatch with its nearest name, anything else verbatim. */
export function ColorLabel({ color }: { color: string }) {
  const name = colorName(color, useLanguage());
  if (name === null) return <span className="truncate">{color}</span>;
  return (
    <span className="flex items-center gap-2">
      <ColorSwatch color={color} />
      {name}
    </span>
  );
}

export interface Fact {
  label: string;
  value: string;
  isColor?: boolean;
}

/** The known facts of a product, in the order people ask for them. Zero and blank mean not given. */
export function factsOf(product: Product, language: Language): Fact[] {
  const { weight, color, brand, model } = product;
  const material = localText(product, 'material', language);
  const facts: (Fact | '' | 0 | false | null)[] = [
    ...measuresOf(product),
    weight && { label: m.detail_weight(), value: `${numberText(weight)} kg` },
    material && { label: m.detail_material(), value: material },
    color && { label: m.detail_color(), value: color, isColor: true },
    brand && { label: m.detail_brand(), value: brand },
    model && { label: m.detail_model(), value: model },
  ];
  return facts.filter((fact) => typeof fact === 'object' && fact !== null);
}

/** Services that come with a product, as a quiet row; nothing where its seller says nothing. */
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

/** Services that come with a product, as far as its seller says so, in the order in which the buyer meets them. */
export function offerPhrases(product: Pick<ProductDetails, OfferName>): string[] {
  const { lead_time_weeks, delivery, assembly, warranty_months, take_back_days } = product;
  const phrases = [
    takesSize(product) && m.offer_any_size(),
    lead_time_weeks !== null && m.offer_lead_time({ count: lead_time_weeks }),
    delivery !== null && deliveries[delivery](),
    assembly !== null && assemblies[assembly](),
    warranty_months !== null && m.offer_warranty({ count: warranty_months }),
    take_back_days !== null && m.offer_take_back({ count: take_back_days }),
  ];
  return phrases.filter((phrase) => phrase !== false);
}
