const types = ['pointerover', 'focusin'] as const;

/**
 * Gives every element with `data-tooltip`, including those added later, a tooltip on hover and keyboard focus. The code
 * for tooltips loads with the first one.
 */
export function followTooltips(): void {
  for (const type of types) document.addEventListener(type, begin);
}

function begin(event: Event): void {
  const { target } = event;
  const anchor = target instanceof Element ? target.closest('[data-tooltip]') : null;
  if (anchor === null || !isMeant(event, anchor)) return;
  for (const type of types) document.removeEventListener(type, begin);
  import('./tooltip/start-tooltips.ts').then(
    ({ startTooltips }) => startTooltips(anchor),
    // The load failed: retry with the next tooltip.
    followTooltips,
  );
}

/** Touches press or scroll, and open no tooltip. */
function isMeant(event: Event, anchor: Element): boolean {
  return event instanceof PointerEvent
    ? event.pointerType !== 'touch'
    : anchor.matches(':focus-visible');
}
