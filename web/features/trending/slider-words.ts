import { m } from '@orendi/messages';

/** Screen reader labels for a slider and its slides. */
export const sliderWords = () => ({
  roles: { slider: m.slider_role(), slide: m.slider_slide_role() },
  placeOf: (place: number, count: number) => m.slider_place({ place, count }),
});

/** The buttons load together with the script that moves the slides. */
export const loadControls = () =>
  import('./trending-controls.tsx').then(({ TrendingControls }) => TrendingControls);
