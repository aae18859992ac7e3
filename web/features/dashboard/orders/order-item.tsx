import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { timeText } from '../../../platform/time-text.ts';
import { priceText } from '../../../platform/number-text.ts';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { thumbFrame } from '../../catalogue/picture-frames.ts';

const pictureClass = 'block aspect-square shrink-0 overflow-hidden rounded-m bg-sand';

/** The item as it was when requested: a product's picture, a package's contents, or a business's logo. */
export function OrderItem({ order }: { order: Request }) {
  const pictures = orderPictures(order);
  const isPackage = order.item_type === 'package';
  const [cover] = pictures;
  return (
    <>
      <div className="mt-4 flex items-center gap-4">
        {!isPackage && (
          <span className={`${pictureClass} w-24`} style={pictureColor(cover?.image ?? null)}>
            <Picture
              url={cover?.image ?? null}
              alt={order.item_name}
              frame={thumbFrame}
              focus={cover?.image_focus}
            />
          </span>
        )}
        <div className="min-w-0">
          {order.item_type === 'business' && (
            <p className="text-s text-ink-quiet">{m.orders_shop()}</p>
          )}
          <p className="font-semibold wrap-anywhere">
            {order.item_name} <PriceAsked order={order} isAfterName />
          </p>
          <p className="mt-1 text-s text-ink-quiet tabular-nums">
            {m.orders_received()}{' '}
            <time dateTime={order.created_at}>{timeText(order.created_at)}</time>
          </p>
        </div>
      </div>
      {isPackage && (
        <ul
          aria-label={m.orders_parts()}
          className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(--spacing(24),1fr))] gap-3"
        >
          {pictures.map(({ image, image_focus, name }, place) => (
            // A snapshot that never changes, in which two products may share a name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="grid content-start gap-1.5">
              <span className={pictureClass} style={pictureColor(image)}>
                <Picture url={image} alt="" frame={thumbFrame} focus={image_focus} />
              </span>
              <span className="text-xs wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The pictures of the requested item: its own, or with their names those of the products of a package. */
export function orderPictures(order: Request) {
  const { item_images: images, item_images_focus: image_focus, item_name: name } = order;
  return Array.isArray(images) ? images : [{ image: images, image_focus, name }];
}

export function PriceAsked({ order, isAfterName }: { order: Request; isAfterName?: boolean }) {
  const { price_when_asked: price, currency_when_asked: currency } = order;
  if (price === null || currency === null) return null;
  return (
    <span
      data-after={isAfterName}
      className="text-s font-normal whitespace-nowrap text-ink-quiet tabular-nums data-after:before:mr-1 data-after:before:content-['·']"
    >
      {priceText(price, currency)}
    </span>
  );
}

export function MessageLine({ order }: { order: Request }) {
  const [line = ''] = order.client_message.trim().split('\n');
  return line && <p className="mt-0.5 line-clamp-1 text-s wrap-anywhere">“{line}”</p>;
}

const outcomes = {
  yes: m.orders_outcome_yes,
  no: m.orders_outcome_no,
  bought: m.orders_outcome_bought,
} as const;

/** Whatever the buyer has done since, or elsewhere, in a line; nothing for most requests. */
export function BuyerNews({ order }: { order: Request }) {
  const { also_asked, buyer_outcome: outcome, edited_at: edited, withdrawn_at } = order;
  const news = [
    also_asked && m.orders_also_asked(),
    edited && withdrawn_at === null && m.orders_edited({ time: timeText(edited) }),
    outcome && outcomes[outcome](),
  ].filter((piece) => typeof piece === 'string');
  if (news.length === 0) return null;
  return <p className="mt-0.5 text-xs text-pretty text-ink-quiet">{news.join(' · ')}</p>;
}
