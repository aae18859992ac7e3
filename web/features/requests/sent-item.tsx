import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { thumbFrame } from '../catalogue/picture-frames.ts';
import { Price } from '../catalogue/price.tsx';
import type { AskedAbout } from './asked-about.ts';

/** The requested listing, linking back to it. */
export function SentItem({ item }: { item: AskedAbout }) {
  const { type, id, name, image, focus, price, business } = item;
  return (
    <a
      href={paths.listing(type, id)}
      className="flex w-full items-center gap-4 rounded-l border border-line bg-surface p-3 text-left transition-colors hover:border-line-strong"
    >
      <div
        className="size-24 shrink-0 overflow-hidden rounded-m bg-sand"
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={thumbFrame} focus={focus} />
      </div>
      <div className="min-w-0">
        <p className="text-xs text-ink-quiet">
          {m.detail_sold_by()} {business.business_name}
        </p>
        <p className="mt-1 line-clamp-3 font-medium wrap-anywhere">{name}</p>
        <Price item={price} />
      </div>
    </a>
  );
}
