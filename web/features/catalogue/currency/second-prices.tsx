import { currencies } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { aboutText } from './about-text.ts';

/** A price in the other currencies, of which the page shows the one that the visitor has chosen. */
export function SecondPrices({ converted }: Pick<Card, 'converted'>) {
  const language = useLanguage();
  return currencies.map((currency) => {
    const amount = converted[currency];
    if (amount === undefined) return null;
    return (
      <span key={currency} data-in={currency} className="second-price">
        {` ${aboutText(amount, currency, language)}`}
      </span>
    );
  });
}
