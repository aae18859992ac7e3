import { effectivePrice, formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { Head } from '../../platform/head.tsx';
import {
  listingContents,
  listingDescription,
  listingName,
  listingPrice,
  type Listing,
} from './listing.ts';

export function DetailHead({ listing, isHidden }: { listing: Listing; isHidden: boolean }) {
  const language = useLanguage();
  const { type, id } = listing;
  const priced = listingPrice(listing);
  const price = formatPrice(effectivePrice(priced), priced.currency, language);
  const description = listingDescription(listing, language) || listingContents(listing);
  return (
    <Head
      title={listingName(listing)}
      description={m.detail_meta({ price, description })}
      path={paths.listing(type, id)}
      preview={{ type, id }}
      about={{ type: 'listing', listing }}
      isHidden={isHidden}
    />
  );
}
