import type { TrendingStrip } from './load-trending.ts';
import { LogoSlider } from './logo-slider.tsx';
import { PieceSlider } from './piece-slider.tsx';

/** The businesses, and the most viewed listings; empty parts are omitted. */
export function Trending({ logos, pieces }: TrendingStrip) {
  return (
    <>
      {logos.length > 0 && <LogoSlider logos={logos} />}
      {pieces.length > 0 && <PieceSlider pieces={pieces} />}
    </>
  );
}
