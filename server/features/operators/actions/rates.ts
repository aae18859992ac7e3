import { currencies } from '@orendi/contract/money';
import * as routes from '@orendi/contract/routes/operator-base';
import { m } from '@orendi/messages';
import { brokenField } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import {
  type ForeignCurrency,
  listExchangeRates,
  plausibleRates,
  setExchangeRate,
} from '../../discovery/index.ts';
import { action } from './action.ts';
import { consoleCall } from './console-call.ts';
import { UsageError, yesOption } from '../command-line/read-options.ts';

export const rateActions = {
  'rate show': action({
    summary: 'show the exchange rates that prices are compared by',
    help: `Shows how much of each currency one euro is, and since when. Prices are shown as their sellers set them; the rates
only put them in order.`,
    effect: 'reads',
    async run({ db }, _, { print }) {
      for (const { currency, perEuro, updatedAt } of await listExchangeRates(db)) {
        if (currency === 'EUR') continue;
        const day = updatedAt.toISOString().slice(0, 10);
        print(`1 EUR = ${perEuro} ${currency}  since ${day}`);
      }
    },
  }),

  'rate set': action({
    summary: 'set how much of a currency one euro is',
    help: `Sets how much of a currency one euro is, as banks say it. Lists by price follow at once. A change of more than a fifth
has to be confirmed with --yes.`,
    usage: ['ALL 97.4', 'USD 1.16'],
    effect: 'changes',
    call: consoleCall(
      routes.setExchangeRate,
      async ({ currency, perEur, isSure = false }, caller) => {
        const wanted = { currency, perEuro: perEur, isSure };
        const change = await setExchangeRate(caller.services, caller.actor, wanted);
        if (change.outcome === 'implausible') {
          throw brokenField('perEur', say(m.api_rate_implausible));
        }
        if (change.outcome === 'unsure') {
          throw brokenField('isSure', say(m.api_rate_unsure, { before: change.before, currency }));
        }
      },
    ),
    options: yesOption,
    operands: 2,
    read({ operands: [name, text] }) {
      const currency = readCurrency(name);
      return { currency, perEuro: readNumber(currency, text) };
    },
    async run(services, { currency, perEuro, options }, { actor, askFirst, print }) {
      const wanted = { currency, perEuro, isSure: options.yes };
      const change = await setExchangeRate(services, actor, wanted);
      if (change.outcome === 'implausible') throw new UsageError(boundsOf(currency));
      const { outcome, before } = change;
      if (outcome === 'unsure') {
        askFirst(`changes the rate of ${currency} by more than a fifth: it is ${before}`);
      }
      print(
        outcome === 'unchanged'
          ? `1 EUR is ${before} ${currency} already.`
          : `1 EUR = ${perEuro} ${currency}; it was ${before}.`,
      );
    },
  }),
};

/** @throws UsageError when it is not a currency, or is the euro */
function readCurrency(name: string | undefined): ForeignCurrency {
  const currency = currencies.find((known) => known === name?.toUpperCase());
  if (currency === undefined || currency === 'EUR') {
    throw new UsageError(`Name a currency: ${Object.keys(plausibleRates).join(' or ')}.`);
  }
  return currency;
}

function readNumber(currency: ForeignCurrency, text = ''): number {
  if (!/^\d{1,6}([.,]\d{1,6})?$/.test(text)) throw new UsageError(boundsOf(currency));
  return Number(text.replace(',', '.'));
}

function boundsOf(currency: ForeignCurrency): string {
  const { min, max } = plausibleRates[currency];
  return `Say how much ${currency} one euro is: a number from ${min} to ${max}, such as \`rate set ALL 97.4\`.`;
}
