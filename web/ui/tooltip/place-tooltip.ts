import { computePosition, flip, hide, offset, shift } from '@floating-ui/dom';

const gap = 8;
const edgeMargin = 10;

const middleware = [
  offset(gap),
  // The first side with room. Along the element's side there always is: the tooltip shifts.
  flip({
    fallbackPlacements: ['bottom', 'top', 'left'],
    crossAxis: false,
    padding: edgeMargin,
  }),
  shift({ padding: edgeMargin }),
  hide(),
];

/**
 * Puts a tooltip beside its element: right, else below, above or left of it, by room. Tells whether the element can be
 * seen at all.
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
