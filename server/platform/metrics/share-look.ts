import { setTimeout as pause } from 'node:timers/promises';

/** A look whose answer does not come within this time has failed, and nobody who collects figures waits longer. */
const PATIENCE_MS = 2_000;
/** Figures collected together are read at once. */
const SAME_LOOK_MS = 100;

/**
 * Reads several figures with one look at the database.
 * @param read may fail
 * @returns picks one of the figures; null while they cannot be read
 */
export function shareLook<T>(read: () => Promise<T>) {
  let current: Promise<{ figures: T } | null> | null = null;
  const look = () => {
    current ??= Promise.race([
      read().then(
        (figures) => ({ figures }),
        () => null,
      ),
      pause(PATIENCE_MS, null, { ref: false }),
    ]).finally(() => setTimeout(() => (current = null), SAME_LOOK_MS).unref());
    return current;
  };
  return async <Picked>(pick: (figures: T) => Picked): Promise<Picked | null> => {
    const found = await look();
    return found && pick(found.figures);
  };
}
