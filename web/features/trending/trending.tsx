import type { TrendingStrip } from './load-trending.ts';
import { LogoSlider } from './logo-slider.tsx';
import { ListingSlider } from './listing-slider.tsx';

/** Who sells here, and what is looked at most; what there is none of is left out. */
export function Trending({ logos, listings }: TrendingStrip) {
  return (
    <>
      {logos.length > 0 && <LogoSlider logos={logos} />}
      {listings.length > 0 && <ListingSlider listings={listings} />}
    </>
  );
}
