import { formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import type { PriceComparison } from '../../catalogue/package-price/compare-price.ts';

/** The total price of the contents, and what the buyer of the package saves. */
export function PriceHint({ compared }: { compared: PriceComparison }) {
  const language = useLanguage();
  if (compared.kind === 'nothing') return null;
  if (compared.kind === 'mixed') return <Line>{m.package_mixed()}</Line>;
  const { kind, currency } = compared;
  const sum = formatPrice(compared.sum, currency, language);
  if (kind === 'sum') {
    return <Line>{compared.isOther ? m.package_sum_other({ sum }) : m.package_sum({ sum })}</Line>;
  }
  const amount = formatPrice(compared.amount, currency, language);
  if (kind === 'saving') {
    return (
      <Line>
        {m.package_sum({ sum })}{' '}
        <strong className="font-semibold text-good">
          {m.package_saves({ amount, percent: compared.percent })}
        </strong>
      </Line>
    );
  }
  if (kind === 'same') return <Line>{m.package_same({ sum })}</Line>;
  return (
    <p className="rounded-m border border-accent bg-accent-tint p-4 text-s font-medium text-accent-deep">
      {m.package_dearer({ sum, amount })}
    </p>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="rounded-m bg-sand p-4 text-s">{children}</p>;
}
