import type { PackageProduct } from '@orendi/contract/schemas/package';
import { formatPrice } from '@orendi/contract/money';
import { useLanguage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { partPrice } from './package-price/compare-price.ts';
import { pricedPart } from './package-price/priced-part.ts';
import { thumbFrame } from './picture-frames.ts';

/** A package's contents, with quantities and what they cost on their own. */
export function PackageLines({ products }: { products: PackageProduct[] }) {
  return (
    <ul className="grid max-w-text gap-2 pt-5">
      {products.map((product) => (
        <li key={product.productId}>
          <a
            href={paths.listing('product', product.productId)}
            className="group flex items-center gap-4 rounded-m border border-line bg-surface p-2 pr-4 transition-colors hover:border-line-control"
          >
            <PackageLine product={product} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function PackageLine({ product }: { product: PackageProduct }) {
  const language = useLanguage();
  const { product_name, quantity, image, image_focus, currency } = product;
  return (
    <>
      <span
        className="size-16 shrink-0 overflow-hidden rounded-s bg-sand"
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={thumbFrame} focus={image_focus} />
      </span>
      <span className="wrap-anywhere underline-offset-4 group-hover:underline">
        {quantity} x {product_name}
      </span>
      <span className="ml-auto shrink-0 text-s text-ink-quiet tabular-nums">
        {formatPrice(partPrice(pricedPart(product)), currency, language)}
      </span>
    </>
  );
}
