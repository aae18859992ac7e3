import { currencies, type Currency } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { currencyKey, defaultCurrency } from '@orendi/contract/second-currency';
import { useSyncExternalStore } from 'react';

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

const listeners = new Set<() => void>();

/** The currency that the visitor also wants prices in; the default until the page is alive. */
export function useChosenCurrency(): Currency {
  return useSyncExternalStore(listen, chosen, () => defaultCurrency);
}

/** Shows prices in this currency, now and on later visits. */
function chooseCurrency(currency: Currency): void {
  document.documentElement.dataset.currency = currency;
  try {
    localStorage.setItem(currencyKey, currency);
  } catch {
    // A browser that stores nothing shows it on this page only.
  }
  for (const listener of listeners) listener();
}

function chosen(): Currency {
  const written = document.documentElement.dataset.currency;
  return currencies.find((currency) => currency === written) ?? defaultCurrency;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
