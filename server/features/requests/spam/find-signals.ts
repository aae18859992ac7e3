import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { RequestForm } from '@orendi/contract/schemas/request-form';
import type { FormCounts } from './form-tallies.ts';
import { findLinks } from './read-text.ts';

/**
 * From which number of forms on, or below which time, a form looks like spam. A strong signal alone holds it. A weak
 * one does only while its seller gets more forms than `mostPerSeller`. Multiplied by RATE_LIMIT_SCALE, times divided.
 * A burst is strong only of one visitor at one address: an address alone may be that of thousands, and what it sends to one
 * shop says nothing about its forms to another, nor about a visitor who has looked around before.
 */
const thresholds = {
  strong: { forms: 11, formsToday: 61, withText: 5, shownMs: 1_000 },
  weak: { forms: 5, formsToday: 21, withText: 3, shownMs: 3_000 },
} as const;

/** Unheld forms to one seller in an hour, times RATE_LIMIT_SCALE. Above it weak signals hold a form. */
export const mostPerSeller = 30;

export interface Evidence {
  form: Pick<RequestForm, 'name' | 'message' | 'signals'>;
  counts: FormCounts;
  /** The host of the shop, whose own links do not count. */
  ownHost: string;
  scale: number;
}

export interface Signals {
  strong: HeldSignal[];
  weak: HeldSignal[];
}

/** What about a form looks like spam. A form without signals is never held. */
export function findSignals(evidence: Evidence): Signals {
  const { website } = evidence.form.signals ?? {};
  const linked = linksOf(evidence);
  const strong = countSignals(evidence, 'strong');
  if (website) strong.push('honeypot');
  if (linked === 'links') strong.push('links');
  const weak = countSignals(evidence, 'weak');
  if (linked === 'host') weak.push('links');
  return { strong, weak: weak.filter((signal) => !strong.includes(signal)) };
}

function countSignals(
  { form, counts, scale }: Evidence,
  strength: keyof typeof thresholds,
): HeldSignal[] {
  const { forms, formsToday, withText, shownMs } = thresholds[strength];
  const { shownMs: taken = Infinity } = form.signals ?? {};
  const isVisitors = strength === 'strong' || counts.shownNumbers > 0;
  const sent = isVisitors ? counts.fromVisitor : Math.max(counts.fromVisitor, counts.fromAddress);
  const sentToday = isVisitors
    ? counts.fromVisitorToday
    : Math.max(counts.fromVisitorToday, counts.fromAddressToday);
  const signals: [HeldSignal, boolean][] = [
    ['speed', taken < shownMs / scale],
    ['repeated', counts.withText >= withText * scale],
    ['burst', sent >= forms * scale || sentToday >= formsToday * scale],
  ];
  return signals.filter(([, isFound]) => isFound).map(([signal]) => signal);
}

/** Nobody's name holds an address. */
function linksOf({ form, ownHost }: Evidence) {
  return findLinks(form.name, '') ? 'links' : findLinks(form.message, ownHost);
}
