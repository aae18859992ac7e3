import { m } from '@orendi/messages';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { askedFrame } from '../catalogue/picture-frames.ts';
import { Price } from '../catalogue/price.tsx';
import type { AskedAbout } from './asked-about.ts';

/** The listing a request is about: a line above the form on a phone, next to it on wider screens. */
export function AskedItem({ item }: { item: AskedAbout }) {
  const { name, image, focus, price, business } = item;
  return (
    <div className="flex items-center gap-4 nav:sticky nav:top-23 nav:block nav:self-start">
      <div
        className="size-24 shrink-0 overflow-hidden rounded-m bg-sand nav:aspect-square nav:size-auto nav:rounded-l"
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={askedFrame} focus={focus} isFirst />
      </div>
      <div className="min-w-0 nav:mt-5">
        <p className="text-xs text-ink-quiet">
          {m.detail_sold_by()} {business.business_name}
        </p>
        <p className="mt-1 line-clamp-3 font-medium wrap-anywhere nav:text-l">{name}</p>
        <div className="mt-1">
          <Price item={price} />
        </div>
      </div>
    </div>
  );
}
