import { autoUpdate, computePosition, flip, hide, offset, shift } from '@floating-ui/dom';

const tooltipId = 'tooltip';
/** Readable on any background, and above every other layer. */
const look =
  'fixed top-0 left-0 z-50 w-max max-w-[min(var(--container-tooltip),100vw_-_20px)] animate-appear rounded-s bg-ink px-3 py-1.5 text-xs font-medium wrap-anywhere text-on-dark shadow-rest';

/**
 * Shows an element's tooltip and keeps it in place; null if its text is blank. `onGone` is called when the element is
 * removed or scrolled out of view.
 */
export function openTooltip(
  anchor: Element,
  onGone: () => void,
): { tip: Element; close: () => void } | null {
  const text = anchor.getAttribute('data-tooltip')?.trim() ?? '';
  if (text === '') return null;

  const tip = document.createElement('div');
  tip.id = tooltipId;
  tip.setAttribute('role', 'tooltip');
  tip.className = look;
  tip.textContent = text;
  // A modal dialog hides everything outside it.
  (anchor.closest('dialog') ?? document.body).append(tip);
  const describedBy = anchor.getAttribute('aria-describedby');
  if (!repeatsName(anchor, text)) {
    anchor.setAttribute('aria-describedby', [describedBy, tooltipId].filter(Boolean).join(' '));
  }

  const stop = autoUpdate(anchor, tip, () => {
    void placeTooltip(anchor, tip).then((isSeen) => isSeen || onGone());
  });

  return {
    tip,
    close() {
      stop();
      tip.remove();
      if (describedBy === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', describedBy);
    },
  };
}

const gap = 8;
const edgeMargin = 10;

const middleware = [
  offset(gap),
  // The first side with room; along that side, the tooltip shifts into view.
  flip({
    fallbackPlacements: ['bottom', 'top', 'left'],
    crossAxis: false,
    padding: edgeMargin,
  }),
  shift({ padding: edgeMargin }),
  hide(),
];

/**
 * Positions a tooltip next to its element: on the right, else below, above or on the left, by room. Resolves to whether
 * the element is visible.
 */
async function placeTooltip(anchor: Element, tip: HTMLElement): Promise<boolean> {
  if (!anchor.isConnected) return false;
  const { x, y, placement, middlewareData } = await computePosition(anchor, tip, {
    strategy: 'fixed',
    placement: 'right',
    middleware,
  });
  tip.dataset.side = placement;
  tip.style.left = `${Math.round(x)}px`;
  tip.style.top = `${Math.round(y)}px`;
  return !middlewareData.hide?.referenceHidden;
}

/**
 * Whether screen readers already read the text as the element's name, so that it need not be its description too.
 * Approximates the accessible name: the label, else the text and alternative texts; none of ours is labelled by another.
 */
function repeatsName(element: Element, text: string): boolean {
  const label = element.getAttribute('aria-label') ?? spokenText(element);
  return plain(label).includes(plain(text));
}

function spokenText(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.getAttribute('aria-hidden') === 'true') return '';
  if (node instanceof HTMLImageElement) return node.alt;
  return [...node.childNodes].map(spokenText).join(' ');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
