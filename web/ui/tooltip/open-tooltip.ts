import { autoUpdate } from '@floating-ui/dom';
import { placeTooltip } from './place-tooltip.ts';
import { repeatsName } from './repeats-name.ts';

const tooltipId = 'tooltip';

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
  tip.className = 'tooltip';
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
