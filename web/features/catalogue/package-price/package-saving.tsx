import { effectivePrice, formatPrice } from '@orendi/contract/money';
import type { Package } from '@orendi/contract/schemas/package';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { comparePrice } from './compare-price.ts';
import { pricedPart } from './priced-part.ts';

/** What the buyer saves over the products one by one; nothing where that is nothing, or cannot be told. */
export function PackageSaving({ pack }: { pack: Package }) {
  const language = useLanguage();
  const { price, sale, sale_type: saleType, currency } = pack;
  const compared = comparePrice(
    pack.products.map(pricedPart),
    effectivePrice({ price, sale, saleType }),
    currency,
  );
  if (compared.kind !== 'saving') return null;
  const { percent } = compared;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <strong className="font-semibold text-good">
        {m.detail_package_saves({
          amount: formatPrice(compared.amount, currency, language),
          percent,
        })}
      </strong>
      <span className="text-s text-ink-quiet">
        {m.detail_package_sum({ sum: formatPrice(compared.sum, currency, language) })}
      </span>
    </p>
  );
}
