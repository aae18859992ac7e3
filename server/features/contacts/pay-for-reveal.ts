import type { Services } from '../../services.ts';
import { spendCaptcha } from '../../platform/captcha/index.ts';
import { addressGroup, networkGroup } from '../../platform/http/address-group.ts';
import {
  type Caller,
  captchaFailed,
  countAll,
  proofsOf,
  tallies as shared,
  uncountAll,
} from '../requests/index.ts';

const hour = 3_600;
const tallies = {
  /** A number that a visitor has is no secret to that visitor. */
  known: { name: 'reveal-known', seconds: 24 * hour },
  addressToday: { name: 'reveal-address-day', seconds: 24 * hour },
  network: { name: 'reveal-network', seconds: hour },
  shop: { name: 'reveal-shop', seconds: hour },
  /** Numbers paid for by solved captchas. */
  paid: { name: 'reveal-paid', seconds: hour },
};

/** Numbers that are shown for nothing, in an hour but for `addressToday`; times RATE_LIMIT_SCALE. */
const freeReveals = { visitor: 10, address: 20, addressToday: 60, network: 160, shop: 60 };

/** Numbers that a solved captcha pays for: a visitor compares a few shops. */
const REVEALS_PER_PROOF = 3;

/**
 * Counts that a visitor is shown a number: free up to the rate at which people do it. A number not shown is not
 * counted.
 * @throws ApiError CAPTCHA when it takes work
 */
export async function payForReveal(
  services: Pick<Services, 'db' | 'captcha' | 'tallies' | 'settings'>,
  caller: Caller,
  businessId: number,
  token: string | undefined,
): Promise<void> {
  const { tallies: counters, settings } = services;
  const { visitor, clientAddress } = caller;
  const known = visitor && `${visitor} ${businessId}`;
  if (known && (await counters.read(tallies.known, known)) > 0) return;
  const address = addressGroup(clientAddress);
  // Counted before it is allowed, so that many presses at once are not all taken for the first.
  const counted: Parameters<typeof countAll>[1] = [
    [shared.revealVisitor, visitor],
    [shared.revealAddress, address],
    [tallies.addressToday, address],
    [tallies.network, networkGroup(clientAddress)],
    [tallies.shop, String(businessId)],
  ];
  const counts = await countAll(services, counted);
  const isFree = Object.values(freeReveals).every(
    (most, i) => (counts[i] ?? 0) <= most * settings.rateLimitScale,
  );
  if (!isFree && !(await isPaid(services, caller, token))) {
    await uncountAll(services, counted);
    throw captchaFailed();
  }
  await countAll(services, [[tallies.known, known]]);
}

async function isPaid(
  services: Pick<Services, 'db' | 'captcha' | 'tallies'>,
  caller: Caller,
  token: string | undefined,
): Promise<boolean> {
  const { visitor } = caller;
  const proves = await spendCaptcha(services, token);
  if (proves) await countAll(services, proofsOf(caller));
  if (!visitor) return proves;
  const paid = await services.tallies.add(tallies.paid, visitor);
  const proofs = await services.tallies.read(shared.proofVisitor, visitor);
  if (proves || paid <= proofs * REVEALS_PER_PROOF) return true;
  await services.tallies.remove(tallies.paid, visitor);
  return false;
}
