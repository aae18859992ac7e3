import { deliveries } from '@orendi/contract/product-fields';
import type { PostPart } from './post-parts.ts';

export interface PostTerms {
  lead_time_weeks?: number;
  warranty_months?: number;
  made_to_measure?: true;
  delivery?: (typeof deliveries)[number];
}

const upTo = '(?:\\d+\\s*(?:-|–|deri(?: ne)?|to)\\s*)?(\\d+)';
const leadTime = new RegExp(`${upTo}\\s*(?:(jav|week)|(dit|day))`, 'u');
const isLeadTime =
  /(?<!\p{L})(?:gati|afat|ready|brenda|nga matja|nga porosi|dorez|perfund|prodh|lead time|behet|punohet)/u;
const warranty = new RegExp(`${upTo}\\s*(?:(vjet|vit|year)|(muaj|month))`, 'u');
const isWarranty = /(?<!\p{L})(?:garan[cs]|warrant|guarant)/u;
const madeToMeasure =
  /(?<!\p{L})(?:sipas (?:porosi|mas|deshir)|me porosi|me masa|masat (?:tuaj|e tua|qe)|made to (?:measure|order)|custom|bespoke)/u;
const delivery =
  /(?<!\p{L})(?:transport|derg|sjell|deliver|shipping|post[ae](?!\p{L})|deri (?:te|tek|n') ?dera?|n'dere)/u;
const isFree = /(?<!\p{L})(?:falas|pa pag|pa pare|free|gratis)/u;
const isPaid = /(?<!\p{L})(?:me pag|paid|for a fee|\d+(?:[.,]\d+)?\s*(?:€|eu|lek|l(?!\p{L})))/u;

/** What a post says about delivery and time. */
export function readTerms(parts: readonly PostPart[]): PostTerms {
  const terms: PostTerms = {};
  for (const { folded } of parts) {
    const ready = isLeadTime.test(folded) && !isWarranty.test(folded) && leadTime.exec(folded);
    if (ready)
      terms.lead_time_weeks ??= ready[2] ? Number(ready[1]) : Math.ceil(Number(ready[1]) / 7);
    const kept = isWarranty.test(folded) && warranty.exec(folded);
    if (kept) terms.warranty_months ??= Number(kept[1]) * (kept[2] ? 12 : 1);
    if (madeToMeasure.test(folded)) terms.made_to_measure = true;
    const comes = folded.search(delivery);
    if (comes >= 0) {
      const said = folded.slice(comes);
      if (isFree.test(said)) terms.delivery ??= 'included';
      else if (isPaid.test(said)) terms.delivery ??= 'paid';
    }
  }
  return terms;
}
