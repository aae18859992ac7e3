import { effectivePrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { Head, type Shelves } from '../../platform/head.tsx';
import { priceText } from '../../platform/number-text.ts';
import {
  listingContents,
  listingDescription,
  listingName,
  listingPrice,
  type Listing,
} from './listing.ts';

interface Props {
  listing: Listing;
  shelves: Shelves | undefined;
  isHidden: boolean;
}

export function DetailHead({ listing, shelves, isHidden }: Props) {
  const language = useLanguage();
  const { type, id } = listing;
  const name = listingName(listing);
  const priced = listingPrice(listing);
  const price = priceText(effectivePrice(priced), priced.currency);
  const description = listingDescription(listing, language) || listingContents(listing);
  return (
    <Head
      title={name}
      description={m.detail_meta({ price, description })}
      path={paths.listing(type, id, name)}
      preview={{ type, id }}
      about={{ type: 'listing', listing, ...(shelves && { shelves }) }}
      isHidden={isHidden}
    />
  );
}
