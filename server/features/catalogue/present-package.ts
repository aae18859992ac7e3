import { middle } from '@orendi/contract/fit-picture';
import type { Package } from '@orendi/contract/schemas/package';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { presentSeller } from '../businesses/index.ts';
import type { PackageRow } from './package-queries.ts';

/** A package as the contract shows it; its pictures are the covers of its products. */
export function presentPackage(row: PackageRow, address: PictureAddress): Package {
  const { business_id, business_name, business_logo, business_address, contents, ...fields } = row;
  const seller = { business_id, business_name, business_logo, business_address };
  const products = contents.map(
    ({ id, name, quantity, picture_key, picture_focus, price, currency, sale, sale_type }) => ({
      productId: id,
      product_name: name,
      quantity,
      image: picture_key && address(picture_key),
      image_focus: picture_key === null ? null : (picture_focus ?? middle),
      price,
      currency,
      sale,
      sale_type,
    }),
  );
  return {
    ...fields,
    business: presentSeller(seller, address),
    products,
    quantity: products.map(({ quantity }) => quantity),
    images: products.flatMap(({ image }) => image ?? []),
    images_focus: products.flatMap(({ image_focus }) => (image_focus ? [image_focus] : [])),
  };
}
