/** Milliseconds: long enough for a press already aimed, or a glance. */
const calmMs = 1_500;

const stirs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Resolves once the area has been left alone for a moment, so nothing moves away under a finger. Also resolves when the
 * signal aborts.
 */
export function whenCalm(area: Element | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    // The first timeout only checks whether the area is in use.
    let timer = setTimeout(settle, area?.matches(':hover, :focus-within') ? calmMs : 0);
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, calmMs);
    };
    for (const type of stirs) area?.addEventListener(type, stir, { signal: listening.signal });
    signal.addEventListener('abort', settle, { signal: listening.signal });
  });
}
