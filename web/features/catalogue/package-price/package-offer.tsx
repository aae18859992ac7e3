import { effectivePrice } from '@orendi/contract/money';
import type { Package } from '@orendi/contract/schemas/package';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { comparePrice, totalText } from './compare-price.ts';
import { pricedPart } from './priced-part.ts';

/** How many pieces a package's price is for, and what the buyer saves where that is something and can be told. */
export function PackageOffer({ pack }: { pack: Package }) {
  const language = useLanguage();
  const { price, sale, sale_type: saleType, currency, quantity } = pack;
  const parts = pack.products.map(pricedPart);
  const compared = comparePrice(parts, effectivePrice({ price, sale, saleType }), currency);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-ink-quiet tabular-nums">
      <span>{m.card_pieces({ count: quantity.reduce((sum, count) => sum + count, 0) })}</span>
      {compared.kind === 'saving' && (
        <>
          {' '}
          <span aria-hidden="true">·</span>{' '}
          <strong className="font-semibold text-good">
            {m.detail_package_saves({
              amount: totalText(compared.amount, compared, language),
              percent: compared.percent,
            })}
          </strong>{' '}
          <span className="text-s">
            {m.detail_package_sum({ sum: totalText(compared.sum, compared, language) })}
          </span>
        </>
      )}
    </p>
  );
}
