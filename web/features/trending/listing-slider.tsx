import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import { PieceCount } from '../catalogue/piece-count.tsx';
import { sellerLogoFrame, trendingFrame } from '../catalogue/picture-frames.ts';
import { Price } from '../catalogue/price.tsx';
import type { TrendingListing } from './load-trending.ts';
import { loadControls, sliderWords } from './slider-words.ts';

const stepEvery = 5000;
/** In characters: two lines on the narrowest slide. Longer names may be truncated, so they get a tooltip. */
const wholeName = 40;

/** A slider of the most viewed listings. */
export function ListingSlider({ listings }: { listings: TrendingListing[] }) {
  const label = m.trending_items();
  return (
    <Slider
      {...sliderWords()}
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
      delay={stepEvery}
      loadControls={loadControls}
    />
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
