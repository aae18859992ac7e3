import type { BusinessLogo } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { Slider } from '../../ui/slider/slider.tsx';
import { logoFrame } from '../catalogue/picture-frames.ts';
import { loadControls, sliderWords } from './slider-words.ts';

const stepEvery = 1200;

/** A slider of the businesses' logos. */
export function LogoSlider({ logos }: { logos: BusinessLogo[] }) {
  return (
    <Slider
      {...sliderWords()}
      label={m.trending_businesses()}
      slides={logos.map((business) => ({ key: business.id, content: <Logo {...business} /> }))}
      className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-y border-line py-3 nav:mt-8 nav:py-4"
      rowClass="logo-slides"
      viewClass="fade-end"
      controlsClass="logo-controls order-1"
      delay={stepEvery}
      loadControls={loadControls}
    />
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
