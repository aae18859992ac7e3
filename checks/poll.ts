import { setTimeout as pause } from 'node:timers/promises';

type Nothing = false | null | undefined;

export type Look<Found> = () => Found | Nothing | Promise<Found | Nothing>;

/** Looks again and again until there is something; null if there was nothing for so long. */
export async function poll<Found>(look: Look<Found>, patienceMs: number, everyMs = 100) {
  for (const end = performance.now() + patienceMs; ; await pause(everyMs)) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) return null;
  }
}
