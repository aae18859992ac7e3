import { currencies, type Currency } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { currencyKey, defaultCurrency } from '@orendi/contract/view-choices';
import { keepViewChoice, useViewChoice } from '../../../platform/view-choice.ts';

const names = { EUR: m.currency_eur, USD: m.currency_usd, ALL: m.currency_all };

/** Which currency prices lead with; as the sellers ask until one is chosen. Left out without script. */
export function CurrencySwitch() {
  const chosen = isCurrency(useViewChoice('lead'));
  return (
    <span className="in-[html:not([data-currency])]:hidden text-s font-medium">
      <select
        aria-label={m.currency_lead()}
        value={chosen ?? ''}
        onChange={({ target }) => chooseCurrency(isCurrency(target.value))}
        className="min-h-11 max-w-32 cursor-pointer rounded-pill border border-line-strong bg-surface px-3 hover:border-ink any-pointer-fine:min-h-10"
      >
        <option value="">{m.currency_as_asked()}</option>
        {currencies.map((currency) => (
          <option key={currency} value={currency}>
            {names[currency]()}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The currency that prices are also shown in, or lead with; the default until the page is alive. */
export const useChosenCurrency = (): Currency =>
  isCurrency(useViewChoice('currency')) ?? defaultCurrency;

/** Shows prices in this currency, now and on later visits; null: as the sellers ask. */
function chooseCurrency(currency: Currency | null): void {
  keepViewChoice(currencyKey, currency, { currency: currency ?? defaultCurrency, lead: currency });
}

const isCurrency = (text: string | undefined): Currency | null =>
  currencies.find((currency) => currency === text) ?? null;
