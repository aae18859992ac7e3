import type { Language } from '@orendi/contract/language';
import { formatNumber } from '@orendi/contract/money';

/** A rate with all its decimals, as the language writes numbers: `97.453`, `1.084`. */
export function rateText(rate: number, language: Language): string {
  const whole = Math.trunc(rate);
  const [, decimals = ''] = String(Number((rate - whole).toFixed(6))).split('.');
  const units = formatNumber(whole, language);
  if (decimals === '') return units;
  return `${units}${language === 'al' ? ',' : '.'}${decimals}`;
}
