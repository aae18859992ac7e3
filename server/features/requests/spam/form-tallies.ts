import type { Services } from '../../../services.ts';
import { addressGroup, networkGroup } from '../../../platform/http/address-group.ts';
import type { Tally } from '../../../platform/http/counters.ts';
import { mostWork } from '../../../platform/captcha/index.ts';

const minutes = 60;
const day = 24 * 60 * minutes;

/** Counts of visitors' actions, by who acted and towards whom: solved captchas, forms, numbers shown. */
export const tallies = {
  proofAddress: { name: 'proof-address', seconds: 10 * minutes },
  proofNetwork: { name: 'proof-network', seconds: 10 * minutes },
  proofVisitor: { name: 'proof-visitor', seconds: 60 * minutes },
  /** Forms of a visitor at one address. */
  visitor: { name: 'form-visitor', seconds: 10 * minutes },
  visitorToday: { name: 'form-visitor-day', seconds: day },
  /** Forms of an address to one seller. */
  address: { name: 'form-address-seller', seconds: 10 * minutes },
  addressToday: { name: 'form-address-seller-day', seconds: day },
  text: { name: 'form-text', seconds: day },
  /** Forms that were not held. */
  seller: { name: 'form-seller', seconds: 60 * minutes },
  challengeAddress: { name: 'challenge-address', seconds: 10 * minutes },
  challengeNetwork: { name: 'challenge-network', seconds: 10 * minutes },
  revealVisitor: { name: 'reveal-visitor', seconds: 60 * minutes },
  revealAddress: { name: 'reveal-address', seconds: 60 * minutes },
} as const satisfies Record<string, Tally>;

/** Who makes a call: the id of a cookie, if one came, and an address that others may share. */
export interface Caller {
  visitor: string | null;
  clientAddress: string;
}

type Counted = [tally: Tally, key: string | null][];

/** Solved captchas make the next ones harder, and speak for the visitor who solved them. */
export const proofsOf = ({ visitor, clientAddress }: Caller): Counted => [
  [tallies.proofAddress, addressGroup(clientAddress)],
  [tallies.proofNetwork, networkGroup(clientAddress)],
  [tallies.proofVisitor, visitor],
];

/** @returns how many there are now of each; 0 where there is no key */
export function countAll({ tallies: counters }: Pick<Services, 'tallies'>, counted: Counted) {
  return Promise.all(
    counted.map(([tally, key]) => Promise.resolve(key === null ? 0 : counters.add(tally, key))),
  );
}

export async function uncountAll(services: Pick<Services, 'tallies'>, counted: Counted) {
  await Promise.all(
    counted.map(async ([tally, key]) => {
      if (key !== null) await services.tallies.remove(tally, key);
    }),
  );
}

/**
 * Counts a form, which its counts then include. One of a round is counted with the first of it, but for its captcha.
 * @param textKey stands for the form's text; null where it is too short to compare
 */
export async function countForm(
  services: Pick<Services, 'tallies'>,
  caller: Caller,
  businessId: number,
  textKey: string | null,
  isRepeat = false,
) {
  const { visitor } = caller;
  const address = addressGroup(caller.clientAddress);
  const together = isRepeat ? null : visitor && `${visitor} ${address}`;
  const toSeller = isRepeat ? null : `${address} ${businessId}`;
  const counted: Counted = [
    [tallies.visitor, together],
    [tallies.visitorToday, together],
    [tallies.address, toSeller],
    [tallies.addressToday, toSeller],
    [tallies.text, isRepeat ? null : textKey],
    ...proofsOf(caller),
  ];
  const [
    [fromVisitor = 0, fromVisitorToday = 0, fromAddress = 0, fromAddressToday = 0, withText = 0],
    shownNumbers,
  ] = await Promise.all([
    countAll(services, counted),
    visitor === null ? 0 : services.tallies.read(tallies.revealVisitor, visitor),
  ]);
  const ofVisitor = { fromVisitor, fromVisitorToday, shownNumbers };
  return { counts: { ...ofVisitor, fromAddress, fromAddressToday, withText }, counted };
}
/** Recent forms, and the numbers shown in the last hour; 0 without a cookie, and of a text too short to compare. */
export type FormCounts = Awaited<ReturnType<typeof countForm>>['counts'];

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
