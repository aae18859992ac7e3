import type { HeldSignal } from '@orendi/contract/schemas/held';
import type { RequestForm } from '@orendi/contract/schemas/request-form';
import type { Services } from '../../../services.ts';
import { findSignals, mostPerSeller } from './find-signals.ts';
import { countForm, tallies } from './form-tallies.ts';
import { textKey } from './read-text.ts';

/** Who sent a form, and where it was shown. */
export interface Sender {
  clientAddress: string;
  /** The address of the shop as the visitor reaches it. */
  publicUrl: string;
}

/**
 * Counts a form whose captcha was right.
 * @returns why it has to be held; empty when it goes to the seller at once
 */
export async function judgeForm(
  services: Pick<Services, 'tallies' | 'settings'>,
  form: RequestForm,
  { clientAddress, publicUrl }: Sender,
  businessId: number,
): Promise<HeldSignal[]> {
  const { tallies: counters, settings } = services;
  const { rateLimitScale: scale } = settings;
  const counts = await countForm(services, clientAddress, textKey(form.message));
  const ownHost = new URL(publicUrl).host;
  const { strong, weak } = findSignals({ form, counts, ownHost, scale });
  if (strong.length > 0) return [...strong, ...weak];
  const seller = String(businessId);
  if (weak.length > 0) {
    const before = await counters.read(tallies.seller, seller);
    if (before >= mostPerSeller * scale) return weak;
  }
  await counters.add(tallies.seller, seller);
  return [];
}
