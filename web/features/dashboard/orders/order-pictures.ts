import type { Focus } from '@orendi/contract/fit-picture';
import type { Request } from '@orendi/contract/schemas/request';

export interface OrderPicture {
  image: string | null;
  image_focus: Focus | null;
  /** The product in the package; the item itself for a product. */
  name: string;
}

/** The pictures of the requested item: one for a product, one per product of a package. */
export function orderPictures(order: Request): OrderPicture[] {
  const { item_images: images, item_images_focus: image_focus, item_name: name } = order;
  return Array.isArray(images) ? images : [{ image: images, image_focus, name }];
}
