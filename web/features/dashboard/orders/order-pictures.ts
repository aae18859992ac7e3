import type { Request } from '@orendi/contract/schemas/request';

export interface OrderPicture {
  image: string | null;
  /** Of the part of a package; the item's own for a product. */
  name: string;
}

/** What was asked for, in pictures: one of a product, those of all its parts of a package. */
export function orderPictures({ item_images: images, item_name: name }: Request): OrderPicture[] {
  return Array.isArray(images) ? images : [{ image: images, name }];
}
