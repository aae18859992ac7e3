import { m } from '@orendi/messages';
import { Price } from '../catalogue/price.tsx';
import type { AskedAbout } from './asked-about.ts';

export interface NamedItem extends Pick<AskedAbout, 'type' | 'name' | 'price'> {
  business: Pick<AskedAbout['business'], 'business_name'>;
}

/** The subject of a request: a listing with its seller and price, or the business. */
export function AskedName({ item }: { item: NamedItem }) {
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
