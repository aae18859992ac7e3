import { computePosition, flip, hide, offset, shift } from '@floating-ui/dom';

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
export async function placeTooltip(anchor: Element, tip: HTMLElement): Promise<boolean> {
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
