import { effectivePrice, formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { usePage } from '../../page-environment.tsx';
import { paths } from '../../paths.ts';
import { Head } from '../seo/head.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { listingDescription, listingName, listingPrice, type Listing } from './listing.ts';

export function DetailHead({ listing }: { listing: Listing }) {
  const { language, publicUrl } = usePage();
  const name = listingName(listing);
  const path = paths.listing(listing.type, listing.id);
  const priced = listingPrice(listing);
  const price = formatPrice(effectivePrice(priced), priced.currency, language);
  const description = listingDescription(listing, language) || contents(listing);
  return (
    <>
      <Head
        title={name}
        description={m.detail_meta({ price, description })}
        path={path}
        image={listing.images[0]}
      />
      <StructuredData
        data={{
          '@type': 'Product',
          name,
          description,
          image: listing.images,
          brand: brandOf(listing),
          offers: {
            '@type': 'Offer',
            url: publicUrl + path,
            price: effectivePrice(priced),
            priceCurrency: priced.currency,
            seller: { '@type': 'Organization', name: listing.business.business_name },
          },
        }}
      />
    </>
  );
}

function contents(listing: Listing): string {
  if (listing.type === 'product') return '';
  return listing.products
    .map(({ quantity, product_name }) => `${quantity} x ${product_name}`)
    .join(', ');
}

function brandOf(listing: Listing) {
  const brand = listing.type === 'product' ? listing.brand : null;
  return brand === null ? undefined : { '@type': 'Brand', name: brand };
}
