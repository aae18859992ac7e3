import { openTooltip } from './open-tooltip.ts';

/** Milliseconds, so that a passing pointer opens nothing. */
const openAfterMs = 120;
/** Milliseconds, enough to cross the gap to the tooltip, which stays open under the pointer. */
const closeAfterMs = 160;

/** Opens and closes the document's tooltips, one at a time, starting with the given element's. */
export function startTooltips(first: Element): void {
  let shown: ({ anchor: Element } & ReturnType<typeof openTooltip>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Closed by Escape or a press: stays closed until the pointer has left. */
  let refused: Element | null = null;

  function close(): void {
    clearTimeout(timer);
    shown?.close();
    shown = undefined;
  }

  function open(anchor: Element): void {
    close();
    const opened = openTooltip(anchor, close);
    if (opened !== null) shown = { anchor, ...opened };
  }

  function comeTo(target: Element): void {
    const anchor = anchorOf(target);
    if (anchor !== refused) refused = null;
    clearTimeout(timer);
    if (shown?.tip.contains(target) || (anchor !== null && anchor === shown?.anchor)) return;
    if (anchor === null) timer = setTimeout(close, closeAfterMs);
    else if (refused === null) timer = setTimeout(open, openAfterMs, anchor);
  }

  function refuse(): void {
    refused = shown?.anchor ?? null;
    close();
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && target instanceof Element) comeTo(target);
  });
  document.addEventListener('pointerout', ({ relatedTarget, pointerType }) => {
    if (pointerType !== 'touch' && relatedTarget === null) comeTo(document.documentElement);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element) || !shown?.tip.contains(target)) refuse();
  });
  document.addEventListener('focusin', ({ target }) => {
    const anchor = target instanceof Element ? anchorOf(target) : null;
    if (anchor?.matches(':focus-visible')) open(anchor);
    else if (anchor === null) close();
  });
  document.addEventListener('focusout', close);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || shown === undefined) return;
    // The same press of Escape must not close anything else.
    event.preventDefault();
    event.stopPropagation();
    refuse();
  });

  if (first.matches(':focus-visible')) open(first);
  else if (first.matches(':hover')) comeTo(first);
}

function anchorOf(element: Element): Element | null {
  return element.closest('[data-tooltip]');
}
