const near = '200px';
/** Where a browser cannot tell when it is idle: long enough for a page to settle. */
const patience = 1500;

/** Resolves once the element is near the screen and the page idle; not after the signal. */
export function whenWorthMoving(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watching.disconnect();
        whenIdle(() => signal.aborted || resolve());
      },
      { rootMargin: near },
    );
    watching.observe(element);
    signal.addEventListener('abort', () => watching.disconnect());
  });
}

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act, patience);
}
