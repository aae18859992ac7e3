import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** @param read null while it cannot be told: the figure is then left out, not shown as it once was */
export function showGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | null | Promise<number | null>,
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === null) gauge.remove();
      else gauge.set(value);
    },
  });
}

/** A look whose answer does not come within this time has failed, and nobody who collects figures waits longer. */
const PATIENCE_MS = 2_000;
/** Figures collected together are read at once. */
const SAME_LOOK_MS = 100;

/**
 * Reads several figures with one query.
 * @param read may fail
 * @returns picks a figure; null if unreadable
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

/** Zero for what has not begun. */
export function secondsSince(moment: Date | null): number {
  return moment === null ? 0 : Math.max(0, (Date.now() - moment.getTime()) / 1000);
}
