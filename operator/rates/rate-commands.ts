import { currencies } from '@orendi/contract/money';
import {
  type ForeignCurrency,
  listExchangeRates,
  plausibleRates,
  setExchangeRate,
} from '@orendi/server/features/discovery/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';

export const rateShowCommand: Command = {
  summary: 'show the exchange rates that prices are compared by',
  help: `Shows how much of each currency one euro is, and since when. Prices are shown as their sellers set them; the rates
only put them in order.

  npm run operator -- rate show`,
  effect: 'reads',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    const rates = await withShop(context, ({ db }) => listExchangeRates(db));
    for (const { currency, perEuro, updatedAt } of rates) {
      if (currency === 'EUR') continue;
      const day = updatedAt.toISOString().slice(0, 10);
      context.print(`1 EUR = ${perEuro} ${currency}  since ${day}`);
    }
    return 0;
  },
};

export const rateSetCommand: Command = {
  summary: 'set how much of a currency one euro is',
  help: `Sets how much of a currency one euro is, as banks say it. Lists by price follow at once. A change of more than a fifth
has to be confirmed with --yes.

  npm run operator -- rate set ALL 97.4
  npm run operator -- rate set USD 1.16`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, yesOption);
    const [name, text, ...rest] = operands;
    const currency = readCurrency(name);
    const perEuro = readNumber(currency, text);
    noMoreOperands(rest);
    const change = await withShop(context, (services) =>
      setExchangeRate(services, commandLineActor(), { currency, perEuro, isSure: options.yes }),
    );
    if (change.outcome === 'implausible') throw new UsageError(boundsOf(currency));
    const { outcome, before } = change;
    if (outcome === 'unsure') {
      askFirst(options, `changes the rate of ${currency} by more than a fifth: it is ${before}`);
    }
    context.print(
      outcome === 'unchanged'
        ? `1 EUR is ${before} ${currency} already.`
        : `1 EUR = ${perEuro} ${currency}; it was ${before}.`,
    );
    return 0;
  },
};

/** @throws UsageError when it is no currency, or the euro */
function readCurrency(name: string | undefined): ForeignCurrency {
  const currency = currencies.find((known) => known === name?.toUpperCase());
  if (currency === undefined || currency === 'EUR') {
    throw new UsageError(`Name a currency: ${Object.keys(plausibleRates).join(' or ')}.`);
  }
  return currency;
}

/** A number with a point or a comma. */
function readNumber(currency: ForeignCurrency, text = ''): number {
  if (!/^\d{1,6}([.,]\d{1,6})?$/.test(text)) throw new UsageError(boundsOf(currency));
  return Number(text.replace(',', '.'));
}

function boundsOf(currency: ForeignCurrency): string {
  const { min, max } = plausibleRates[currency];
  return `Say how much ${currency} one euro is: a number from ${min} to ${max}, such as \`rate set ALL 97.4\`.`;
}
