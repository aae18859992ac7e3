/** Long enough for a press that has been aimed, or a glance. */
const calmMs = 1_500;

const stirs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Resolves once nobody has used this part of the page for a moment: until then nothing in it may move away under a
 * finger. Also when the signal is aborted.
 */
export function whenCalm(area: Element | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    // The first turn only finds out whether somebody is at it.
    let timer = setTimeout(settle, area?.matches(':hover, :focus-within') ? calmMs : 0);
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, calmMs);
    };
    for (const type of stirs) area?.addEventListener(type, stir, { signal: listening.signal });
    signal.addEventListener('abort', settle, { signal: listening.signal });
  });
}
