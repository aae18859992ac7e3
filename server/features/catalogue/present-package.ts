import { middle } from '@orendi/contract/fit-picture';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import type { BeforeJson } from '../../platform/http/api.ts';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { presentSeller } from '../businesses/index.ts';
import { inOtherCurrencies, type Rates } from '../discovery/index.ts';
import type { PackageContent, PackageRow } from './package-queries.ts';
import { presentHiding } from './present-product.ts';

/** Its pictures are the covers of its products. */
export function presentPackage(row: PackageRow, address: PictureAddress): BeforeJson<OwnPackage> {
  const { seller, contents, hidden_at, hidden_reason, saved_pieces, rates, ...fields } = row;
  const products = contents.map((content) => presentContent(content, address, rates));
  const held = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const lost = saved_pieces !== null && saved_pieces > 1 ? Math.max(0, saved_pieces - held) : 0;
  const unpublished = contents.filter(({ state }) => state !== 'published');
  return {
    ...fields,
    ...(unpublished.length > 0 && {
      unpublished: unpublished.map(({ productId: id, product_name }) => ({ id, product_name })),
    }),
    ...presentHiding({ hidden_at, hidden_reason }),
    ...(seller.is_suspended && { business_suspended: true }),
    business: presentSeller(seller, address),
    products,
    ...(lost > 0 && { lost_pieces: lost }),
    converted: inOtherCurrencies(row, rates),
    quantity: products.map(({ quantity }) => quantity),
    images: products.flatMap(({ image }) => image ?? []),
    images_focus: products.flatMap(({ image_focus }) => (image_focus ? [image_focus] : [])),
  };
}

function presentContent(
  content: PackageContent,
  address: PictureAddress,
  rates: Rates,
): OwnPackage['products'][number] {
  const { picture_key, picture_focus, is_hidden, state: _, ...part } = content;
  return {
    ...part,
    converted: inOtherCurrencies(content, rates),
    image: picture_key && address(picture_key),
    image_focus: picture_key === null ? null : (picture_focus ?? middle),
    ...(is_hidden && { hidden: true }),
  };
}
