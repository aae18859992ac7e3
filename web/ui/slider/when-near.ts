const near = '200px';

/** Resolves once the element is near the viewport; never after the signal aborts. */
export function whenNear(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watching.disconnect();
        resolve();
      },
      { rootMargin: near },
    );
    watching.observe(element);
    signal.addEventListener('abort', () => watching.disconnect());
  });
}
