import { effectivePrice, isOnSale, type Priced } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { numberText, priceText } from '../../platform/number-text.ts';
import { aboutText } from './currency/about-text.ts';

interface Props {
  item: Priced & { currency: string; converted?: Card['converted'] | undefined };
  /** Large next to a heading, plain on a card. */
  size?: 'plain' | 'large';
}

const looks = {
  plain: { now: '', before: 'text-s', off: 'text-s' },
  // On a phone the discount has its own line, so nothing reflows when the font loads.
  large: { now: 'text-xl', before: 'text-l', off: 'basis-full text-m sm:basis-auto' },
} as const;

/** A listing's current price and, on sale, the original price and the discount; quietly in another currency. */
export function Price({ item, size = 'plain' }: Props) {
  const look = looks[size];
  const now = priceText(effectivePrice(item), item.currency);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={`offer-price font-semibold ${look.now}`}>{now}</span>
      {isOnSale(item) && (
        <>
          <span className="sr-only">{m.price_before()}</span>
          <s className={`text-ink-quiet ${look.before}`}>{priceText(item.price, item.currency)}</s>
          <span className={`font-medium text-accent-deep ${look.off}`}>{discountText(item)}</span>
        </>
      )}
      {/* The page shows that of the currency that the visitor has chosen. */}
      {Object.entries(item.converted ?? {}).map(([currency, amount]) => (
        <span key={currency} data-in={currency} className={`second-price ${look.now}`}>
          {aboutText(amount, currency)}
        </span>
      ))}
    </p>
  );
}

/** `(-20% off)` or `(-€21 off)`. */
function discountText(item: Priced & { currency: string }): string {
  const discount =
    item.saleType === 'percentage'
      ? `${numberText(item.sale)}%`
      : priceText(item.sale, item.currency);
  return m.price_off({ discount });
}
