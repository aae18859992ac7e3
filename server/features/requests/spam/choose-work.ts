import type { Services } from '../../../services.ts';
import { mostWork } from '../../../platform/captcha/index.ts';
import { addressGroup, networkGroup } from '../../../platform/http/address-group.ts';
import { tallies } from './form-tallies.ts';

/** Forms of an address in ten minutes for which the work grows by one. */
const STEP = 3;
/** How many forms of a whole network weigh as one of an address: carriers and offices share networks. */
const NETWORK_SHARE = 8;
/** A form asks for one challenge, or some more when it is retried; whoever hoards them asks for many. */
const CHALLENGES_PER_FORM = 4;

/**
 * How hard a captcha is made for this caller, from 1 to `mostWork`. It grows with the recent forms of the address and
 * its network, and with the challenges they asked for, so that cheap ones cannot be stored up.
 */
export async function chooseWork(
  { tallies: counters, settings }: Pick<Services, 'tallies' | 'settings'>,
  clientAddress: string,
): Promise<number> {
  const [address, network] = [addressGroup(clientAddress), networkGroup(clientAddress)];
  const [forms, networkForms, challenges, networkChallenges] = await Promise.all([
    counters.read(tallies.address, address),
    counters.read(tallies.network, network),
    counters.add(tallies.challengeAddress, address),
    counters.add(tallies.challengeNetwork, network),
  ]);
  const load = Math.max(
    forms,
    networkForms / NETWORK_SHARE,
    challenges / CHALLENGES_PER_FORM,
    networkChallenges / CHALLENGES_PER_FORM / NETWORK_SHARE,
  );
  return Math.min(mostWork, 1 + Math.floor(load / (STEP * settings.rateLimitScale)));
}
