import type { TrendingStrip } from './load-trending.ts';
import { LogoSlider } from './logo-slider.tsx';
import { PieceSlider } from './piece-slider.tsx';

/** Who sells here, and what is looked at most; what there is none of is left out. */
export function Trending({ logos, pieces }: TrendingStrip) {
  return (
    <>
      {logos.length > 0 && <LogoSlider logos={logos} />}
      {pieces.length > 0 && <PieceSlider pieces={pieces} />}
    </>
  );
}
