let since: number | undefined;

/** Sets the time at which toasts were paused; undefined while they run. */
export function hold(from: number | undefined): void {
  since = from;
}

/** Milliseconds for which toasts have been paused. */
export function heldFor(): number {
  return since === undefined ? 0 : Date.now() - since;
}
