import type { Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import { priceText } from '../../platform/number-text.ts';
import { type Fact, factsOf, offerPhrases } from '../catalogue/facts.tsx';
import { listingContents, type Listing } from '../catalogue/listing.ts';
import { measuresText, takesSize } from '../catalogue/measures.ts';
import { whereDelivered } from '../catalogue/seller.tsx';

/**
 * The facts known of at least one of the listings, in the order people ask for them. Each has a value for each listing, empty
 * where it is not known, and tells whether these differ.
 */
export function compareRows(listings: readonly Listing[], language: Language) {
  const facts = listings.map((listing) => comparedFacts(listing, language));
  const labels = labelOrder.map((label) => label());
  const rows = labels.map((label) => {
    const values = facts.map((some) => some.find((fact) => fact.label === label)?.value ?? '');
    const differs = new Set(values).size > 1;
    return { label, values, differs, isColor: label === m.detail_color() };
  });
  return rows.filter(({ values }) => values.some((value) => value !== ''));
}

const labelOrder = [
  m.compare_lowest,
  m.detail_dimensions,
  m.detail_package_contents,
  m.detail_weight,
  m.detail_material,
  m.detail_color,
  m.detail_brand,
  m.detail_model,
  m.offer_heading,
  m.compare_delivery,
];

function comparedFacts(listing: Listing, language: Language): Fact[] {
  const { lowest_price_before: lowest, currency } = listing;
  const shared = [
    { label: m.compare_lowest(), value: lowest == null ? '' : priceText(lowest, currency) },
    { label: m.compare_delivery(), value: whereDelivered(listing) ?? '' },
  ];
  if (listing.type === 'package')
    return [...shared, { label: m.detail_package_contents(), value: listingContents(listing) }];
  const size = measuresText(listing);
  return [
    ...shared,
    { label: m.detail_dimensions(), value: size || (takesSize(listing) ? m.offer_any_size() : '') },
    ...factsOf(listing, language),
    { label: m.offer_heading(), value: offerPhrases(listing).join(' · ') },
  ];
}
