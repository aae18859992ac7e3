import { m } from '@orendi/messages';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { askedFrame, thumbFrame } from '../catalogue/picture-frames.ts';
import type { AskedAbout } from './asked-about.ts';
import { paths } from '../../platform/paths.ts';
import { Price } from '../catalogue/price.tsx';

/** What a request is about: a line above the form on a phone, next to it on wider screens. */
export function AskedItem({ item }: { item: AskedAbout }) {
  const { image, focus } = item;
  return (
    <div className="flex items-center gap-4 nav:sticky nav:top-23 nav:block nav:self-start">
      <div
        className={`size-24 shrink-0 overflow-hidden rounded-m bg-sand nav:aspect-square nav:rounded-l ${item.type === 'business' ? 'nav:size-40' : 'nav:size-auto'}`}
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={askedFrame} focus={focus} isFirst />
      </div>
      <div className="min-w-0 nav:mt-5">
        <AskedName item={item} />
      </div>
    </div>
  );
}

/** The subject of a sent request, linking back to it. */
export function SentItem({ item }: { item: AskedAbout }) {
  const { type, id, image, focus } = item;
  return (
    <a
      href={paths.asked(type, id)}
      className="flex w-full items-center gap-4 rounded-l border border-line bg-surface p-3 text-left transition-colors hover:border-line-strong"
    >
      <div
        className="size-24 shrink-0 overflow-hidden rounded-m bg-sand"
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={thumbFrame} focus={focus} />
      </div>
      <div className="min-w-0">
        <AskedName item={item} />
      </div>
    </a>
  );
}

/** The subject of a request: a listing with its seller and price, or the business. */
function AskedName({ item }: { item: AskedAbout }) {
  const { type, name, price, business } = item;
  return (
    <>
      <p className="text-xs text-ink-quiet">
        {type === 'business' ? m.ask_asked() : `${m.detail_sold_by()} ${business.business_name}`}
      </p>
      <p className="mt-1 line-clamp-3 font-medium wrap-anywhere nav:text-l">{name}</p>
      {price && (
        <div className="mt-1">
          <Price item={price} />
        </div>
      )}
    </>
  );
}
