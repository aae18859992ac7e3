import type { Services } from '../../../services.ts';
import { addressGroup, networkGroup } from '../../../platform/http/address-group.ts';
import type { Tally } from '../../../platform/http/tallies.ts';

const minutes = 60;
const day = 24 * 60 * minutes;

/** Forms whose captcha was right, by who sent them, and what else tells a flood from visitors. */
export const tallies = {
  address: { name: 'form-address', seconds: 10 * minutes },
  addressToday: { name: 'form-address-day', seconds: day },
  network: { name: 'form-network', seconds: 10 * minutes },
  text: { name: 'form-text', seconds: day },
  /** Those that were not held. */
  seller: { name: 'form-seller', seconds: 60 * minutes },
  challengeAddress: { name: 'challenge-address', seconds: 10 * minutes },
  challengeNetwork: { name: 'challenge-network', seconds: 10 * minutes },
} as const satisfies Record<string, Tally>;

/** How many forms were sent lately, the one at hand included. */
export interface FormCounts {
  fromAddress: number;
  fromAddressToday: number;
  /** With the same text; 0 for a text too short to compare. */
  withText: number;
}

/** @param textKey stands for the form's text; null where it is too short to compare */
export async function countForm(
  { tallies: counters }: Pick<Services, 'tallies'>,
  clientAddress: string,
  textKey: string | null,
): Promise<FormCounts> {
  const address = addressGroup(clientAddress);
  const [fromAddress, fromAddressToday, withText] = await Promise.all([
    counters.add(tallies.address, address),
    counters.add(tallies.addressToday, address),
    textKey === null ? 0 : counters.add(tallies.text, textKey),
    counters.add(tallies.network, networkGroup(clientAddress)),
  ]);
  return { fromAddress, fromAddressToday, withText };
}
