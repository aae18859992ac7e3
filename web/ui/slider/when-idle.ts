/** Where a browser cannot tell when it is idle: long enough for a page to settle. */
const patience = 750;

/** Resolves when the page has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, patience);
  });
}
