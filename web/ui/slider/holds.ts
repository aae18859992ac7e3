/** Why a slider is not moving. */
type Hold =
  /** The pause button was pressed. */
  | 'paused'
  /** It is hovered, focused or being dragged. */
  | 'pointed'
  | 'focused'
  | 'dragged'
  /** It is off screen, or its tab is in the background. */
  | 'away'
  | 'hidden'
  /** The user prefers reduced motion. */
  | 'calm';

/** The reasons currently stopping the slider; it moves when there are none. */
export function createHolds(onChange: () => void) {
  const held = new Set<Hold>();
  return {
    isMoving: () => held.size === 0,
    has: (hold: Hold) => held.has(hold),
    set(hold: Hold, isHeld: boolean): void {
      if (isHeld === held.has(hold)) return;
      if (isHeld) held.add(hold);
      else held.delete(hold);
      onChange();
    },
  };
}

type Holds = ReturnType<typeof createHolds>;

/**
 * Marks the pause button: hovering or focusing it must not hold the slider, or pressing it would have no visible
 * effect.
 */
export const pauseMark = { 'data-pause': '' };

const isPause = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-pause]') !== null;

/** Keeps `holds` up to date with what happens around the slider, until the signal aborts. */
export function watchHolds(holds: Holds, region: HTMLElement, signal: AbortSignal): void {
  const point = ({ pointerType, target }: PointerEvent) =>
    holds.set('pointed', pointerType !== 'touch' && !isPause(target));
  const focus = ({ target }: FocusEvent) => holds.set('focused', !isPause(target));
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && region.contains(relatedTarget);
    if (!isInside) holds.set('focused', false);
  };
  holds.set('pointed', region.matches(':hover'));
  holds.set('focused', region.contains(document.activeElement));
  region.addEventListener('pointerover', point, { signal });
  region.addEventListener('pointerleave', () => holds.set('pointed', false), { signal });
  region.addEventListener('focusin', focus, { signal });
  region.addEventListener('focusout', leave, { signal });

  const seeHidden = () => holds.set('hidden', document.hidden);
  seeHidden();
  document.addEventListener('visibilitychange', seeHidden, { signal });

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const seeCalm = () => holds.set('calm', calm.matches);
  seeCalm();
  calm.addEventListener('change', seeCalm, { signal });

  holds.set('away', true);
  const watching = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) holds.set('away', !isIntersecting);
  });
  watching.observe(region);
  signal.addEventListener('abort', () => watching.disconnect());
}
