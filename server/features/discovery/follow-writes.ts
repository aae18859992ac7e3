import type { Changes } from '../../platform/db/changes.ts';
import { readOutsideCalls } from '../../platform/deadline.ts';

/** How often is looked for changes, even if nobody searches and no change is notified. */
const longestRestMs = 3_600_000;

interface Following {
  changes: Pick<Changes, 'keepFresh'>;
  /** Whether nothing can be written at this moment, so that what was read last has to do. */
  isWithoutPrimary: () => boolean;
  /** Whether a change is read when it is heard of, so that no search has to wait for it. */
  isEager: boolean;
}

/**
 * Reads again what was made of the listings whenever they have been written, once for all who wait for it.
 * @returns waits until everything is read that this process has committed or heard of so far
 */
export function followWrites(following: Following, read: () => Promise<void>) {
  const { changes, isWithoutPrimary, isEager } = following;
  /** Counts what was heard, so that a reading knows how much of it it covers. */
  let heard = 1;
  let covered = 0;
  let isInformed = false;
  let reading: Promise<void> | null = null;

  function hear(): void {
    heard += 1;
    // If that fails, the next search tries again.
    if (isEager && covered > 0 && isInformed) catchUp().catch(() => {});
  }

  async function catchUp(): Promise<void> {
    const wanted = heard;
    while (covered < wanted) {
      reading ??= cover().finally(() => {
        reading = null;
      });
      await reading;
    }
  }

  async function cover(): Promise<void> {
    const covering = heard;
    await readOutsideCalls(read);
    covered = covering;
  }

  changes.keepFresh({
    drop(tags) {
      if (tags.includes('listings') || tags.includes('*')) hear();
    },
    setEnabled(now) {
      isInformed = now;
      hear();
    },
  });
  setInterval(hear, longestRestMs).unref();

  return async (): Promise<void> => {
    if (covered > 0 && isWithoutPrimary()) return;
    // Without notifications from other processes, every search looks for changes itself.
    if (!isInformed) heard += 1;
    try {
      await catchUp();
    } catch (error) {
      // The primary may have been lost while it was read.
      if (covered === 0 || !isWithoutPrimary()) throw error;
    }
  };
}
