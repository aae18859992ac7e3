import { currencies, formatPrice } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { useLanguage } from '../../../platform/page-environment.tsx';

/** From here on, cents say nothing about a price that depends on the day's rate. */
const wholeFrom = 100;

/** A price in the other currencies, of which the page shows the one that the visitor has chosen. */
export function SecondPrices({ converted }: Pick<Card, 'converted'>) {
  const language = useLanguage();
  return currencies.map((currency) => {
    const amount = converted[currency];
    if (amount === undefined) return null;
    const shown = amount < wholeFrom ? amount : Math.round(amount);
    return (
      <span key={currency} data-in={currency} className="second-price">
        {` ≈ ${formatPrice(shown, currency, language)}`}
      </span>
    );
  });
}
