import { type Focus, middle } from '@orendi/contract/fit-picture';
import type { Request } from '@orendi/contract/schemas/request';
import type { BeforeJson } from '../../../platform/http/api.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { replyLinks } from '../mail/reply-links.ts';
import type { OrderRow } from './order-queries.ts';

export function presentOrder(
  row: OrderRow,
  address: PictureAddress,
  site: string,
): BeforeJson<Request> {
  const { item_focus: _f, business_id: _b, business_name: _n, signals: _s, ...shown } = row;
  const { item_images: images, mail_state: state, mail_at: at, mail_recipient, ...fields } = shown;
  return {
    ...fields,
    item_images: presentImages(row, address),
    item_images_focus: typeof images === 'string' ? focusOf(row, images) : null,
    photos: row.photos.map((photo) => {
      return { ...photo, url: `${site}/v1/private/request-photos/${photo.id}` };
    }),
    mail_state: state && { state, at, recipient: mail_recipient },
    replies: replyLinks(row, site),
  };
}

function presentImages(row: OrderRow, address: PictureAddress): Request['item_images'] {
  const { item_images: images } = row;
  if (!Array.isArray(images)) return images && address(images);
  return images.map(({ image, name }) => ({
    image: image && address(image),
    image_focus: image === null ? null : focusOf(row, image),
    name,
  }));
}

const focusOf = ({ item_focus: known }: OrderRow, key: string): Focus => known?.[key] ?? middle;
