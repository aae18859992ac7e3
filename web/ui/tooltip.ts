const types = ['pointerover', 'focusin'] as const;

/**
 * Gives every element with `data-tooltip`, whenever it comes to be, a tooltip of that text while it is hovered or has the
 * keyboard's focus. What draws and places tooltips is loaded with the first one.
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
    // Without a network: tried again with the next one.
    followTooltips,
  );
}

/** A finger that presses or scrolls asks for no tooltip. */
function isMeant(event: Event, anchor: Element): boolean {
  return event instanceof PointerEvent
    ? event.pointerType !== 'touch'
    : anchor.matches(':focus-visible');
}
