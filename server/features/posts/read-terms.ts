import { details } from '@orendi/contract/product-fields';
import type { PostReading } from '@orendi/contract/schemas/posts';
import type { PostPart } from './post-parts.ts';

type PostTerms = Pick<
  PostReading,
  'weight' | 'lead_time_weeks' | 'warranty_months' | 'made_to_measure' | 'delivery'
>;

const upTo = '(?:\\d+\\s?(?:-|–|deri(?: ne)?|to)\\s?)?(\\d{1,3})';
const leadTime = new RegExp(
  `${upTo}\\s?(?:(jav|week)|(?:dit|day|working day)\\p{L}*( pune)?)`,
  'u',
);
const isLeadTime =
  /(?<!\p{L})(?:gati|afat|ready|brenda|nga matja|nga porosi|dorez(?:im|oh|oj)|perfund|prodh|lead time|behet|punohet|kohezgj|lifer|koha|per porosi|dit\p{L}* pune)|^[\d\s–-]+ jav\p{L}*$/u;
const warranty = new RegExp(`${upTo}\\s?(?:(vjet|vit|vjec|year|ann[oi]|jahr)|(muaj|month))`, 'u');
const isWarranty = /(?<!\p{L})(?:garan[csz]|warrant|guarant)/u;
const isOtherTime =
  /(?<!\p{L})(?:garan[cs]|warrant|guarant|kthim|kthe|nderrim|return|refund|kest)/u;
const madeToMeasure =
  /(?<!\p{L})(?:(?<!ngjyr\p{L}*:? )sipas (?:porosi|mas|deshir)|(?<!(?:[cq]mimi?:?|punuar|bere|tjera) )me porosi|me mas[ae](?!\p{L}|:? ?\d)|dimension\p{L}* (?:tuaj|e tua|qe)|(?:me )?masat (?:tuaj|e tua|qe|e klient)|made to (?:measure|order)|custom|bespoke)/u;
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

/** What a post says about weight, delivery and time. */
export function readTerms(parts: readonly PostPart[]): PostTerms {
  const terms: PostTerms = {};
  for (const { folded, isQuestion } of parts) {
    if (isQuestion) continue;
    for (const clause of folded.replace(spelledCount, inDigits).split(/,(?!\d)/u)) {
      const ready = isLeadTime.test(clause) && !isOtherTime.test(clause) && leadTime.exec(clause);
      const perWeek = ready && (ready[2] ? 1 : ready[3] ? 5 : 7);
      const weeks = perWeek ? Math.ceil(Number(ready[1]) / perWeek) : Number.POSITIVE_INFINITY;
      if (weeks <= details.lead_time_weeks.max) terms.lead_time_weeks ??= weeks;
      const kept = isWarranty.test(clause) && warranty.exec(clause);
      const months = kept ? Number(kept[1]) * (kept[2] ? 12 : 1) : Number.POSITIVE_INFINITY;
      if (months <= details.warranty_months.max) terms.warranty_months ??= months;
    }
    const heavy = !bears.test(folded) && weighs.exec(folded);
    if (heavy) terms.weight ??= Number(heavy[1]?.replace(',', '.'));
    if (madeToMeasure.test(folded)) terms.made_to_measure = true;
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
