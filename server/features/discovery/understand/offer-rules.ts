import { leadTime } from '@orendi/contract/limits';
import { type FlagName, flagNames } from '@orendi/contract/listing-filters';
import { sizedFlag } from '../listing-fields.ts';
import { behindNumber, either, inTurn, mark, no, rule, type Rule, whole } from './patterns.ts';
import { begins, meaningOf, readSpelled, said } from './phrases.ts';
import { readNumber } from './read-number.ts';

/** The flags that words can state. */
const saidFlags = flagNames.filter((name): name is FlagName & keyof typeof said => name in said);

const daysOf = meaningOf([
  ['weeks', 7],
  ['days', 1],
  ['months', 28],
]);
/** `3`, `dy`; of `2-3` the last. */
const count = either(readSpelled, inTurn(readNumber, said.to, readNumber), readNumber);

/** Offers of a seller: `sipas masës`, `with assembly`, `deri në 3 javë`, `me ulje`. */
export const offerRules: Rule[] = [
  // `deri në 3 javë`, `within a week`, `gati për 10 ditë`
  rule(
    { within: either(said.readyWithin, said.atMost), mark, count, days: daysOf, whole },
    ({ count: { value }, days }) => {
      // Whole weeks only: 10 days are kept by what is ready within one.
      const weeks = Math.floor((value * days.value) / 7);
      return weeks >= 1 && weeks <= leadTime.max ? { filters: { leadTimeTo: weeks } } : null;
    },
  ),
  ...saidFlags.map((name) =>
    rule({ flag: name === sizedFlag ? behindNumber(said[name]) : said[name] }, () => {
      return { filters: { [name]: true } };
    }),
  ),
  // `me ulje`, but `me ulje të thellë` is a deep seat
  rule({ sale: said.sale, price: no(begins.ofSeat) }, () => ({ filters: { filterBy: 'sale' } })),
];
