import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { RequestForm } from '@orendi/contract/schemas/request-form';
import type { Services } from '../../../services.ts';
import {
  type Caller,
  countAll,
  countForm,
  type FormCounts,
  tallies,
  uncountAll,
} from './form-tallies.ts';
import { findLinks, textKey } from './read-text.ts';

/** Who sent a form, and where it was shown. */
export interface Sender extends Caller {
  /** The address of the shop as the visitor reaches it. */
  publicUrl: string;
}

/**
 * @param isRepeat the buyer has asked another seller the same, and goes on to this one
 * @returns why a form has to be held, empty when it goes to the seller at once; and what takes it back if it was not stored, as
 * its captcha had been used: it then counts for nobody
 */
export async function judgeForm(
  services: Pick<Services, 'tallies' | 'settings'>,
  form: RequestForm,
  sender: Sender,
  businessId: number,
  isRepeat = false,
) {
  const { tallies: counters, settings } = services;
  const { rateLimitScale: scale } = settings;
  const text = textKey(form.message);
  const { counts, counted } = await countForm(services, sender, businessId, text, isRepeat);
  const takeBack = () => uncountAll(services, counted);
  const ownHost = new URL(sender.publicUrl).host;
  const found = findSignals({ form, counts, ownHost, scale });
  if (await mustHold(services, found, businessId))
    return { signals: [...found.strong, ...found.weak], takeBack };
  const seller = String(businessId);
  counted.push([tallies.seller, seller]);
  await counters.add(tallies.seller, seller);
  return { signals: [] as HeldSignal[], takeBack };
}

/** Whether a form that came with this message instead of its former one would be held; only the text is judged. */
export async function wouldHold(
  services: Pick<Services, 'tallies' | 'settings'>,
  { message, former }: { message: string; former: string },
  { publicUrl, businessId }: { publicUrl: string; businessId: number },
): Promise<boolean> {
  const text = textKey(message);
  const isCounted = text === textKey(former);
  const [withText = 0] = await countAll(services, [[tallies.text, isCounted ? null : text]]);
  const found = findSignals({
    form: { name: '', message },
    counts: { ...noForms, withText },
    ownHost: new URL(publicUrl).host,
    scale: services.settings.rateLimitScale,
  });
  return mustHold(services, found, businessId);
}

const noForms: FormCounts = {
  fromVisitor: 0,
  fromVisitorToday: 0,
  fromAddress: 0,
  fromAddressToday: 0,
  withText: 0,
  shownNumbers: 0,
};

async function mustHold(
  { tallies: counters, settings }: Pick<Services, 'tallies' | 'settings'>,
  { strong, weak }: ReturnType<typeof findSignals>,
  businessId: number,
): Promise<boolean> {
  if (strong.length > 0 || weak.length === 0) return strong.length > 0;
  const unheld = await counters.read(tallies.seller, String(businessId));
  return unheld >= mostPerSeller * settings.rateLimitScale;
}

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
const mostPerSeller = 30;

export interface Evidence {
  form: Pick<RequestForm, 'name' | 'message' | 'signals'>;
  counts: FormCounts;
  /** The host of the shop, whose own links do not count. */
  ownHost: string;
  scale: number;
}

/** The signals that make a form look like spam. A form without signals is never held. */
export function findSignals(evidence: Evidence) {
  const { form, ownHost } = evidence;
  const { website } = form.signals ?? {};
  // Nobody's name holds an address.
  const linked = findLinks(form.name, '') ? 'links' : findLinks(form.message, ownHost);
  const strong = countSignals(evidence, 'strong');
  if (website) strong.push('honeypot');
  if (linked === 'links') strong.push('links');
  const weak = countSignals(evidence, 'weak');
  if (linked === 'host') weak.push('links');
  return { strong, weak: weak.filter((signal) => !strong.includes(signal)) };
}

function countSignals({ form, counts, scale }: Evidence, strength: keyof typeof thresholds) {
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
