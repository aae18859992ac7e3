import { details } from '@orendi/contract/product-fields';
import type { PostReading } from '@orendi/contract/schemas/posts';
import type { PostPart } from './post-parts.ts';
import words from './post-words.json' with { type: 'json' };

type SpanName = keyof typeof words.spans;
type FlagName = keyof typeof words.flags;
type PostTerms = Pick<PostReading, 'weight' | 'delivery' | SpanName | FlagName>;

const upTo = '(?:\\d+\\s?(?:-|–|deri(?: ne)?|to)\\s?)?(\\d{1,3})';
/** Spans of time: the clauses that are about one, and how many of the field's units each unit is, as a fraction. */
const spans = Object.entries(words.spans).map(([field, { isSaid, isOther, units }]) => ({
  field: field as SpanName,
  isSaid: new RegExp(isSaid, 'u'),
  isOther: new RegExp(isOther, 'u'),
  units: Object.entries(units).map(([unit, [times = 1, per = 1]]) => ({
    pattern: new RegExp(`${upTo}\\s?(?:${unit})`, 'u'),
    inField: (count: number) => Math.ceil((count * times) / per),
  })),
}));
const flags = Object.entries(words.flags).map(([field, words]) => ({
  field: field as FlagName,
  isSaid: new RegExp(words, 'u'),
}));
const delivery =
  /(?<!\p{L})(?:transport|derg|lif[ei]?r|sjell(?:im|ja|je)?(?!\p{L})|deliver|shipping|post[ae](?!\p{L})|deri (?:te|tek|n') ?dera?|n'dere)/u;
const isFree = /(?<!\p{L})(?:falas|pa pag|pa pare|free|gratis|perfshi|included|ne cmim)/u;
const isWithPrice = /free $|(?:€|eur\p{L}*|leke?|l) me (?:gjith[ae] )?$/u;
/** `500 lekë posta` beside the price of the piece. */
const isAdded = /\+ ?\d[\d.,]* ?(?:€|eur|lek|l(?!\p{L}))\p{L}* $/u;
/** It is free for those who buy more. */
const isForMore = /(?<!\p{L})(?:mbi|over|above) \d+ ?\p{L}*:? $/u;
const isNot = /(?<!\p{L})(?:jo|nuk|s'|not|mbi|over) /u;
const isPaid = /(?<!\p{L})(?:me pag|paid|for a fee|\d+(?:[.,]\d+)?\s?(?:€|eu|lek|l(?!\p{L})))/u;
const weighs = /(\d{1,4}(?:[.,]\d)?)\s?(?:kg|kile|kilogram)/u;
/** How much a piece bears is not what it weighs. */
const bears =
  /(?<!\p{L})(?:mba|bart|max|maks|deri|holds?|supports?|[ck]apac|ngarkes|person|up to|me pak)/u;

/** `dy vjet` */
const spelledCount = /(?<!\p{L})(?:nje|dy|tri|tre|kater|pese)(?= (?:vit|vjet|muaj|jav))/gu;
const counts: Partial<Record<string, string>> = { nje: '1', dy: '2', kater: '4', pese: '5' };
const inDigits = (count: string) => counts[count] ?? '3';

/** Reads what a post says about weight, delivery and time. */
export function readTerms(parts: readonly PostPart[]): PostTerms {
  const terms: PostTerms = {};
  for (const { folded, isQuestion } of parts) {
    if (isQuestion) continue;
    for (const clause of folded.replace(spelledCount, inDigits).split(/,(?!\d)/u)) {
      for (const { field, isSaid, isOther, units } of spans) {
        if (!isSaid.test(clause) || isOther.test(clause)) continue;
        const [span] = units.flatMap(({ pattern, inField }) => {
          const [, count] = pattern.exec(clause) ?? [];
          return count === undefined ? [] : inField(Number(count));
        });
        if (span !== undefined && span <= details[field].max) terms[field] ??= span;
      }
    }
    const heavy = !bears.test(folded) && weighs.exec(folded);
    if (heavy) terms.weight ??= Number(heavy[1]?.replace(',', '.'));
    for (const { field, isSaid } of flags) if (isSaid.test(folded)) terms[field] = true;
    const comes = folded.search(delivery);
    if (comes >= 0) {
      const [before, said] = [folded.slice(0, comes), folded.slice(comes)];
      if (isNot.test(said) || isForMore.test(before)) continue;
      if (isFree.test(said) || isWithPrice.test(before)) terms.delivery ??= 'included';
      else if (isPaid.test(said) || isAdded.test(before)) terms.delivery ??= 'paid';
    }
  }
  return terms;
}
