import type { PackageProduct } from '@orendi/contract/schemas/package';
import { paths } from '../../platform/paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { thumbFrame } from './picture-frames.ts';

/** A package's contents, with quantities. */
export function PackageLines({ products }: { products: PackageProduct[] }) {
  return (
    <ul className="grid max-w-text gap-2 pt-5">
      {products.map(({ productId, product_name, quantity, image, image_focus }) => (
        <li key={productId}>
          <a
            href={paths.listing('product', productId)}
            className="group flex items-center gap-4 rounded-m border border-line bg-surface p-2 pr-4 transition-colors hover:border-line-control"
          >
            <span
              className="size-16 shrink-0 overflow-hidden rounded-s bg-sand"
              style={pictureColor(image)}
            >
              <Picture url={image} alt="" frame={thumbFrame} focus={image_focus} />
            </span>
            <span className="wrap-anywhere underline-offset-4 group-hover:underline">
              {quantity} x {product_name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
