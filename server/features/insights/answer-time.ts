import { answerTime as limits } from '@orendi/contract/limits';
import type { RequestOutcome } from '@orendi/contract/schemas/own-request';
import type { AnswerTime } from '@orendi/contract/schemas/stats';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { daytimeAt } from '../../platform/mail/index.ts';

/** A request of the form that counts: it was never held nor withdrawn, and is no spam, unless its buyer denies an answer. */
export interface TimedLead {
  created_at: Date;
  /** Null while it waits. */
  answered_at: Date | null;
  /** The buyer's answer to "did they reach you?". */
  outcome: RequestOutcome | null;
  phone: string | null;
  email: string | null;
  /** Stands for the network that sent it; null of those from before. */
  network: string | null;
}

const hourMs = 3_600_000;

/**
 * The time in which a seller could have answered, in milliseconds: by day, as reminders are sent, and not on holiday.
 * @param closedDays written YYYY-MM-DD
 */
export function waitingTime(from: Date, to: Date, closedDays: ReadonlySet<string>): number {
  let waited = 0;
  let at = from.getTime();
  while (at < to.getTime()) {
    const next = Math.min((Math.floor(at / hourMs) + 1) * hourMs, to.getTime());
    const daytime = daytimeAt(new Date(at));
    if (daytime && !closedDays.has(daytime.day)) waited += next - at;
    at = next;
  }
  return waited;
}

/** The daytime that any 24 hours hold. */
const dayOfWaiting = 13 * hourMs;

/**
 * The hours within which a business usually answers, and how they come about. Three in four of the leads that count were
 * answered within this waiting time; one whose buyer says that nobody reached them is unanswered. One that waits for less
 * than a day does not count yet.
 * @param leads of the last 90 days, the oldest first
 */
export function figureAnswerTime(
  leads: readonly TimedLead[],
  closedDays: ReadonlySet<string>,
  now: Date,
): AnswerTime {
  const waits: number[] = [];
  let [confirmed, denied] = [0, 0];
  for (const { created_at: from, answered_at, outcome } of countingLeads(leads)) {
    const isDenied = outcome === 'no';
    const isAnswered = answered_at !== null && !isDenied;
    const waited = waitingTime(from, isAnswered ? answered_at : now, closedDays);
    if (!isAnswered && !isDenied && waited < dayOfWaiting) continue;
    waits.push(isAnswered ? waited : Infinity);
    if (isDenied) denied += 1;
    else if (outcome !== null) confirmed += 1;
  }
  const usual = waits.sort((a, b) => a - b)[Math.ceil(waits.length * limits.usualShare) - 1];
  const isShown =
    waits.length >= limits.leads &&
    confirmed >= limits.confirmed &&
    denied <= waits.length * limits.deniedShare;
  const step = limits.steps.find((hours) => usual !== undefined && usual <= hours * hourMs);
  return { leads: waits.length, confirmed, denied, within_hours: (isShown && step) || null };
}

/** The first lead of each contact, and at most three of a network and day, so that nobody makes the figure alone. */
function* countingLeads(leads: readonly TimedLead[]) {
  const contacts = new Set<string>();
  const networks = new Map<string, number>();
  for (const lead of leads) {
    const own = [lead.phone, lead.email?.toLowerCase()].filter((contact) => contact != null);
    const isKnown = own.some((contact) => contacts.has(contact));
    for (const contact of own) contacts.add(contact);
    if (isKnown) continue;
    if (lead.network !== null) {
      const key = `${lead.network} ${tiraneDay(lead.created_at)}`;
      const before = networks.get(key) ?? 0;
      if (before === limits.networkLeads) continue;
      networks.set(key, before + 1);
    }
    yield lead;
  }
}
