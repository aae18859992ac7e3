import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { RequestForm } from '@orendi/contract/schemas/request-form';
import type { Services } from '../../../services.ts';
import { findSignals, mostPerSeller } from './find-signals.ts';
import { type Caller, countForm, tallies, uncountAll } from './form-tallies.ts';
import { textKey } from './read-text.ts';

/** Who sent a form, and where it was shown. */
export interface Sender extends Caller {
  /** The address of the shop as the visitor reaches it. */
  publicUrl: string;
}

interface Judgment {
  /** Why it has to be held; empty when it goes to the seller at once. */
  signals: HeldSignal[];
  /** For a form that was not stored, as its captcha had been used: it counts for nobody. */
  takeBack: () => Promise<void>;
}

/** Counts a form whose captcha was right, and judges it. */
export async function judgeForm(
  services: Pick<Services, 'tallies' | 'settings'>,
  form: RequestForm,
  sender: Sender,
  businessId: number,
): Promise<Judgment> {
  const { tallies: counters, settings } = services;
  const { rateLimitScale: scale } = settings;
  const text = textKey(form.message);
  const { counts, counted } = await countForm(services, sender, businessId, text);
  const takeBack = () => uncountAll(services, counted);
  const ownHost = new URL(sender.publicUrl).host;
  const { strong, weak } = findSignals({ form, counts, ownHost, scale });
  if (strong.length > 0) return { signals: [...strong, ...weak], takeBack };
  const seller = String(businessId);
  if (weak.length > 0) {
    const before = await counters.read(tallies.seller, seller);
    if (before >= mostPerSeller * scale) return { signals: weak, takeBack };
  }
  counted.push([tallies.seller, seller]);
  await counters.add(tallies.seller, seller);
  return { signals: [], takeBack };
}
