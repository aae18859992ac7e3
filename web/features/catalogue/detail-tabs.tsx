import { m } from '@orendi/messages';
import type { PackageProduct } from '@orendi/contract/schemas/package';
import { useLanguage } from '../../platform/page-environment.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { listingDescription, type Listing } from './listing.ts';
import { paths } from '../../platform/paths.ts';
import { priceText } from '../../platform/number-text.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { partPrice, pricedPart } from './package-price/compare-price.ts';
import { thumbFrame } from './picture-frames.ts';

export function DetailTabs({ listing }: { listing: Listing }) {
  const text = listingDescription(listing, useLanguage());
  const isDescribed = Boolean(text) || listing.type === 'package';
  const tabs = [
    isDescribed && {
      id: 'description',
      title: m.detail_description(),
      content: <Description listing={listing} text={text} />,
    },
    {
      id: 'order',
      title: m.detail_order(),
      content: <OrderingSteps seller={listing.business.business_name} />,
    },
  ];
  return <Tabs label={m.detail_about()} tabs={tabs.filter((tab) => tab !== false)} />;
}

/** Explains the steps after a request: nothing is bought here. */
function OrderingSteps({ seller }: { seller: string }) {
  const steps = [m.detail_order_ask(), m.detail_order_answer({ seller }), m.detail_order_agree()];
  return (
    <div className="running-text max-w-text">
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

interface Props {
  listing: Listing;
  /** In the reader's language; blank when the seller wrote none. */
  text: string | null;
}

function Description({ listing, text }: Props) {
  return (
    <>
      {text && (
        <p className="max-w-text pt-5 text-pretty whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {listing.type === 'package' && (
        <>
          {text && <h2 className="pt-6 text-m">{m.detail_package_contents()}</h2>}
          <PackageLines products={listing.products} />
        </>
      )}
    </>
  );
}

function PackageLines({ products }: { products: PackageProduct[] }) {
  return (
    <ul className="grid max-w-text gap-2 pt-5">
      {products.map((product) => (
        <li key={product.productId}>
          <a
            href={paths.listing('product', product.productId, product.product_name)}
            className="group flex items-center gap-4 rounded-m border border-line bg-surface p-2 pr-4 transition-colors hover:border-line-control"
          >
            <span
              className="size-16 shrink-0 overflow-hidden rounded-s bg-sand"
              style={pictureColor(product.image)}
            >
              <Picture url={product.image} alt="" frame={thumbFrame} focus={product.image_focus} />
            </span>
            <span className="wrap-anywhere underline-offset-4 group-hover:underline">
              {product.quantity} x {product.product_name}
            </span>
            <span className="ml-auto shrink-0 text-s text-ink-quiet tabular-nums">
              {priceText(partPrice(pricedPart(product)), product.currency)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
