import { currencies, type Currency } from '@orendi/contract/money';
import { currencyKey, defaultCurrency } from '@orendi/contract/second-currency';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The currency that the visitor also wants prices in; the default until the page is alive. */
export function useChosenCurrency(): Currency {
  return useSyncExternalStore(listen, chosen, () => defaultCurrency);
}

/** Shows prices in this currency, now and on later visits. */
export function chooseCurrency(currency: Currency): void {
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
