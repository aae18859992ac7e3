import { currencies } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { chooseCurrency, useChosenCurrency } from './chosen-currency.ts';

const names = { EUR: m.currency_eur, USD: m.currency_usd, ALL: m.currency_all };

/** Which currency prices are also shown in. Without script it is euro, and there is nothing to choose. */
export function CurrencySwitch() {
  const chosen = useChosenCurrency();
  return (
    <div className="currency-switch">
      <p id="second-currency">{m.currency_also()}</p>
      <ul
        aria-labelledby="second-currency"
        className="flex flex-wrap rounded-pill border border-line-strong p-0.75 text-xs font-semibold"
      >
        {currencies.map((currency) => (
          <li key={currency}>
            <button
              type="button"
              aria-pressed={currency === chosen}
              onClick={() => chooseCurrency(currency)}
              className="min-h-9 rounded-pill px-3 text-ink-quiet transition-colors hover:text-ink aria-pressed:bg-ink aria-pressed:text-on-dark"
            >
              {names[currency]()}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
