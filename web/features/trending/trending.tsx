import type { BusinessLogo } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import type { TrendingStrip, TrendingListing } from './load-trending.ts';
import { paths } from '../../platform/paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import { logoFrame, sellerLogoFrame, trendingFrame } from '../catalogue/picture-frames.ts';
import { PieceCount } from '../catalogue/listing-card.tsx';
import { Price } from '../catalogue/price.tsx';

/** Between two steps, in ms. */
const every = { logo: 1200, listing: 5000 };
/** In characters: two lines on the narrowest slide. Longer names may be truncated, so they get a tooltip. */
const wholeName = 40;

/** The businesses, and the most viewed listings; empty parts are omitted. */
export function Trending({ logos, listings }: TrendingStrip) {
  const label = m.trending_items();
  return (
    <>
      {logos.length > 0 && (
        <Slider
          label={m.trending_businesses()}
          slides={logos.map((business) => ({ key: business.id, content: <Logo {...business} /> }))}
          className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-y border-line py-3 nav:mt-8 nav:py-4"
          rowClass="logo-slides"
          viewClass="fade-end"
          controlsClass="logo-controls order-1"
          delay={every.logo}
        />
      )}
      {listings.length > 0 && (
        <Slider
          label={label}
          heading={<h2 className="text-xl">{label}</h2>}
          slides={listings.map((listing) => ({
            key: listing.id,
            content: <ListingSlide {...listing} />,
          }))}
          className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 nav:mt-8"
          viewClass="col-span-2"
          rowClass="trending-slides"
          controlsClass="min-h-11"
          delay={every.listing}
        />
      )}
    </>
  );
}

function Logo({ id, business_name: name, logo }: BusinessLogo) {
  return (
    <a href={paths.business(id)} data-tooltip={name} className="logo-tile">
      <Picture url={logo} alt="" frame={logoFrame} />
      <span>{name}</span>
    </a>
  );
}

function ListingSlide(listing: TrendingListing) {
  const { type, id, name, image, focus, pieces, price, seller, logo } = listing;
  return (
    <a
      href={paths.listing(type, id)}
      data-tooltip={name.length > wholeName ? name : undefined}
      className="trending-listing"
    >
      <span className="relative" style={pictureColor(image)}>
        <Picture url={image} alt="" frame={trendingFrame} focus={focus} />
        {pieces !== undefined && <PieceCount pieces={pieces} />}
      </span>
      <span className="trending-logo">
        <Picture url={logo} alt="" frame={sellerLogoFrame} />
      </span>
      <div className="min-w-0">
        <span className="trending-name line-clamp-2">{name}</span>
        <span className="trending-seller truncate">{seller}</span>
        <Price item={price} />
      </div>
    </a>
  );
}
