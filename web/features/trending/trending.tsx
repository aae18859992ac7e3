import type { BusinessLogo } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import type { Api } from '@orendi/contract/client-types';
import { logosInTurn } from '@orendi/contract/limits';
import type { TrendingItem } from '@orendi/contract/schemas/card';
import { paths } from '../../platform/paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import { logoFrame, sellerLogoFrame, trendingFrame } from '../catalogue/picture-frames.ts';
import { Heart } from '../kept/heart.tsx';
import { PieceCount } from '../catalogue/listing-card.tsx';
import { Price } from '../catalogue/price.tsx';
import { keepForVisit, rememberForVisit } from '../../api/keep-for-visit.ts';
import { isFiltering } from '../discovery/listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';

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
          viewClass="mask-[linear-gradient(to_left,transparent,black_--spacing(8))]"
          controlsClass="order-1 min-w-11 justify-end [--slider-step:none] any-pointer-fine:min-w-9 any-pointer-fine:sm:min-w-27 any-pointer-fine:sm:[--slider-step:grid]"
          delay={every.logo}
        />
      )}
      {listings.length > 0 && (
        <Slider
          label={label}
          heading={<h2 className="text-xl">{label}</h2>}
          slides={listings.map((listing) => ({
            key: listing.id,
            content: (
              <>
                <ListingSlide {...listing} />
                <Heart piece={{ ...listing, ...listing.price }} />
              </>
            ),
          }))}
          className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 nav:mt-8"
          viewClass="col-span-2"
          rowClass="[--shown:1] [--slide-gap:--spacing(3)] [--slide:calc((100%_+_var(--slide-gap))_/_var(--shown)_-_var(--slide-gap))] xs:[--shown:2] sm:[--shown:3] sm:[--slide-gap:--spacing(5)] xl:[--shown:4] xl:[--slide-gap:--spacing(6)]"
          controlsClass="min-h-11"
          delay={every.listing}
        />
      )}
    </>
  );
}

function Logo({ id, business_name: name, logo }: BusinessLogo) {
  return (
    <a href={paths.business(id, name)} data-tooltip={name} className="logo-tile">
      <Picture url={logo} alt="" frame={logoFrame} />
      <span>{name}</span>
    </a>
  );
}

function ListingSlide(listing: TrendingListing) {
  const { type, id, name, image, focus, pieces, price, seller, logo } = listing;
  return (
    <a
      href={paths.listing(type, id, name)}
      data-tooltip={name.length > wholeName ? name : undefined}
      className="trending-listing group"
    >
      <span
        className="relative col-span-2 aspect-square overflow-hidden rounded-m bg-sand"
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={trendingFrame} focus={focus} />
        {pieces !== undefined && <PieceCount pieces={pieces} />}
      </span>
      <span className="size-10 overflow-hidden rounded-pill border border-line bg-surface">
        <Picture url={logo} alt="" frame={sellerLogoFrame} />
      </span>
      <div className="min-w-0">
        <span className="line-clamp-2 font-medium underline-offset-4 group-hover:underline">
          {name}
        </span>
        <span className="block truncate text-(length:--text-xs) text-ink-quiet">{seller}</span>
        <Price item={price} />
      </div>
    </a>
  );
}

type TrendingListing = ReturnType<typeof listingOf>;

type TrendingStrip = NonNullable<Awaited<ReturnType<typeof loadTrending>>>;

/** The trending strip, for pages that nothing narrows. A failed call leaves its part out. */
export async function loadTrending(api: Api, search: ListingSearch) {
  if (isFiltering(search) || search.industryId !== undefined) return null;
  const [logos, listings] = await Promise.all([
    keepForVisit('logos', () =>
      api('GET /public/businesses/logos', { query: { limit: logosInTurn.onHome } }),
    ).catch(() => []),
    keepForVisit('trending', async () =>
      (await api('GET /public/products/trending')).map(listingOf),
    ).catch(() => []),
  ]);
  return { logos, listings };
}

/** Seeds the cache from the server-rendered page, so that returning to it fetches nothing. */
export function rememberTrending({ logos, listings }: TrendingStrip): void {
  if (logos.length > 0) rememberForVisit('logos', logos);
  if (listings.length > 0) rememberForVisit('trending', listings);
}

/** A listing of the strip, reduced to what it shows. */
function listingOf({ item_id, item_type, item_name, images, images_focus, ...item }: TrendingItem) {
  const { currency, price, sale, sale_type: saleType, pieces } = item;
  return {
    id: item_id,
    type: item_type,
    name: item_name,
    image: images[0] ?? null,
    focus: images_focus[0] ?? null,
    pieces,
    price: { currency, price, sale, saleType },
    seller: item.business_name,
    logo: item.business_logo,
  };
}
