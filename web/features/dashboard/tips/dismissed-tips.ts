import type { ListingTip } from '@orendi/contract/schemas/stats';
import { keepText, keptText, objectIn } from '../../../platform/kept-text.ts';

type Told = Pick<ListingTip, 'id' | 'type' | 'tip'>;

const storageKey = 'tips-dismissed';
const laterMs = 7 * 24 * 60 * 60 * 1000;
/** So that the list does not grow for ever; of a piece that lacks the same after a year, one may be told again. */
const dismissedMs = 365 * 24 * 60 * 60 * 1000;

/** Hides the tip on this device for a week. */
export const postponeTip = (tip: Told) => hideUntil(tip, Date.now() + laterMs);

/** Hides the tip on this device; another one about the same piece is shown. */
export const dismissTip = (tip: Told) => hideUntil(tip, Date.now() + dismissedMs);

export function isDismissed(tip: Told): boolean {
  return (read().get(nameOf(tip)) ?? 0) > Date.now();
}

const nameOf = ({ id, type, tip }: Told) => `${type} ${id} ${tip}`;

/** Without storage the tip returns with the next visit. */
function hideUntil(tip: Told, end: number): void {
  const ends = [...read().set(nameOf(tip), end)].filter(([, until]) => until > Date.now());
  keepText(storageKey, JSON.stringify(Object.fromEntries(ends)), 'localStorage');
}

/** Until when tips are hidden, in milliseconds since 1970. */
function read(): Map<string, number> {
  const kept: [string, unknown][] = Object.entries(objectIn(keptText(storageKey, 'localStorage')));
  return new Map(kept.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
