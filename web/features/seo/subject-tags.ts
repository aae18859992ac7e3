import type { Language } from '@orendi/contract/language';
import { effectivePrice, formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { listingPrice } from '../catalogue/listing.ts';
import type { PageSubject } from '../../platform/page-head.ts';
import { meta, property } from './tags.ts';

/** Tags for this type of page only: the price, for catalogs and for previews in work chats. */
export function subjectTags(subject: PageSubject | null, language: Language): string[] {
  if (subject?.type !== 'listing') return [property('og:type', 'website')];
  const priced = listingPrice(subject.listing);
  const price = effectivePrice(priced);
  return [
    property('og:type', 'product'),
    property('product:price:amount', price.toFixed(2)),
    property('product:price:currency', priced.currency),
    meta('twitter:label1', m.home_price()),
    meta('twitter:data1', formatPrice(price, priced.currency, language)),
    meta('twitter:label2', m.detail_sold_by()),
    meta('twitter:data2', subject.listing.business.business_name),
  ];
}
