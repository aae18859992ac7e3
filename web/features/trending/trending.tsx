import type { TrendingStrip } from './load-trending.ts';
import { LogoSlider } from './logo-slider.tsx';
import { ListingSlider } from './listing-slider.tsx';

/** The businesses, and the most viewed listings; empty parts are omitted. */
export function Trending({ logos, listings }: TrendingStrip) {
  return (
    <>
      {logos.length > 0 && <LogoSlider logos={logos} />}
      {listings.length > 0 && <ListingSlider listings={listings} />}
    </>
  );
}
