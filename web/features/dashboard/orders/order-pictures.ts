import type { Request } from '@orendi/contract/schemas/request';

export interface OrderPicture {
  image: string | null;
  /** The product in the package; the item itself for a product. */
  name: string;
}

/** The pictures of the requested item: one for a product, one per product of a package. */
export function orderPictures({ item_images: images, item_name: name }: Request): OrderPicture[] {
  return Array.isArray(images) ? images : [{ image: images, name }];
}
