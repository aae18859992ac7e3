let since: number | undefined;

/** Notes when the toasts' time was stopped; undefined when it runs. */
export function hold(from: number | undefined): void {
  since = from;
}

/** Milliseconds for which the toasts' time has been standing still. */
export function heldFor(): number {
  return since === undefined ? 0 : Date.now() - since;
}
