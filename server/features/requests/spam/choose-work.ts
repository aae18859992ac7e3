import type { Services } from '../../../services.ts';
import { mostWork } from '../../../platform/captcha/index.ts';
import { addressGroup, networkGroup } from '../../../platform/http/address-group.ts';
import { type Caller, tallies } from './form-tallies.ts';

/** Solved captchas of an address in ten minutes for which the work grows by one. */
const STEP = 3;
/** How many captchas of a whole network weigh as one of an address: carriers and offices share networks. */
const NETWORK_SHARE = 8;
/** A form asks for one challenge, or some more when it is retried; whoever hoards them asks for many. */
const CHALLENGES_PER_FORM = 4;
/** Forms to a shop in an hour that weigh as one of an address: a shop that is written to a lot may just be liked. */
const SHOP_SHARE = 10;
/** Numbers shown in an hour that weigh as one captcha: those of a visitor, of whom an address may have many, and of it. */
const REVEALS = { ofVisitor: 3, ofAddress: 7 };

/**
 * How hard a captcha is made for this caller, from 1 to `mostWork`. It grows with what the address and its network have
 * sent lately, with the challenges they asked for, so that cheap ones cannot be stored up, with the numbers they were
 * shown, and with the forms to the shop.
 * @param shop its id, where the page names it
 */
export async function chooseWork(
  { tallies: counters, settings }: Pick<Services, 'tallies' | 'settings'>,
  { visitor, clientAddress }: Caller,
  shop: string | null = null,
): Promise<number> {
  const [address, network] = [addressGroup(clientAddress), networkGroup(clientAddress)];
  const loads = await Promise.all([
    counters.read(tallies.proofAddress, address),
    counters.read(tallies.proofNetwork, network).then((n) => n / NETWORK_SHARE),
    counters.add(tallies.challengeAddress, address).then((n) => n / CHALLENGES_PER_FORM),
    counters
      .add(tallies.challengeNetwork, network)
      .then((n) => n / CHALLENGES_PER_FORM / NETWORK_SHARE),
    counters.read(tallies.revealAddress, address).then((n) => n / REVEALS.ofAddress),
    visitor ? counters.read(tallies.revealVisitor, visitor).then((n) => n / REVEALS.ofVisitor) : 0,
    shop ? counters.read(tallies.seller, shop).then((n) => n / SHOP_SHARE) : 0,
  ]);
  return Math.min(mostWork, 1 + Math.floor(Math.max(...loads) / (STEP * settings.rateLimitScale)));
}
