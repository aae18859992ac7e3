import { m } from '@orendi/messages';
import { SliderControls, type SliderParts } from '../../ui/slider/slider-controls.tsx';

/** The buttons of both sliders, with their labels. */
export function TrendingControls(parts: SliderParts) {
  const words = {
    pause: m.slider_pause(),
    play: m.slider_play(),
    previous: m.slider_previous(),
    next: m.slider_next(),
  };
  return <SliderControls {...parts} words={words} />;
}
