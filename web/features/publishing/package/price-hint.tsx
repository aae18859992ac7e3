import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { type PriceComparison, totalText } from '../../catalogue/package-price/compare-price.ts';

/** The total price of the contents, and what the buyer of the package saves. */
export function PriceHint({ compared }: { compared: PriceComparison }) {
  const language = useLanguage();
  if (compared.kind === 'nothing') return null;
  if (compared.kind === 'mixed') return <Line>{m.package_mixed()}</Line>;
  const { kind } = compared;
  const sum = totalText(compared.sum, compared, language);
  if (kind === 'sum') return <Line>{m.package_sum({ sum })}</Line>;
  const amount = totalText(compared.amount, compared, language);
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
