import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { thumbFrame } from '../catalogue/picture-frames.ts';
import { Price } from '../catalogue/price.tsx';
import type { AskedAbout } from './asked-about.ts';

/** The subject of a request, as far as it is shown. */
export type ShownItem = Omit<AskedAbout, 'business' | 'isSized'> & {
  business: Pick<AskedAbout['business'], 'business_name'>;
};

/** A listing with its seller and price, or the business. */
export function AskedName({ item: { type, name, price, business } }: { item: ShownItem }) {
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

/** The subject of a request in a row, linking to its page. */
export function AskedItem({ item }: { item: ShownItem }) {
  const { type, id, name, image, focus } = item;
  return (
    <a
      href={paths.listing(type, id, name)}
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
