import {
  closeUp,
  moveBy,
  pinch,
  wholePicture,
  zoomTo,
  type Point,
  type Room,
  type Zoom,
} from './zoom.ts';

/** The share of the width from which a slow swipe counts, and the speed in px/ms from which any does. */
const far = 0.3;
const quick = 0.4;
/** In px; shorter movements are unsteady presses. */
const steady = 8;

/** The step a sideways movement of `px` within `ms` asks for: next, previous, or none. */
export function swipeStep(px: number, ms: number, width: number): -1 | 0 | 1 {
  const isMeant = Math.abs(px) > steady * 2 && Math.abs(px) / Math.max(1, ms) > quick;
  if (!isMeant && Math.abs(px) < width * far) return 0;
  return px < 0 ? 1 : -1;
}

interface Options {
  stage: HTMLElement;
  /** The picture in view. */
  picture: () => HTMLElement | null;
  go: (step: 1 | -1) => void;
  onZoom: (isZoomed: boolean) => void;
  signal: AbortSignal;
}

/** Two presses within this time are a double press. */
const doublePressMs = 300;
const wheelSpeed = 0.0025;

/**
 * Touch, mouse and wheel gestures on a stage: swiping moves on, pinching or the wheel zooms, a double tap or a click
 * zooms in and out, and dragging moves a zoomed picture.
 */
export function followGestures({ stage, picture, go, onZoom, signal }: Options) {
  const fingers = new Map<number, Point>();
  let zoom: Zoom = wholePicture;
  let press = { x: 0, y: 0, at: 0, isSwipe: false, isLone: true };
  let lastPress = { x: 0, y: 0, at: -Infinity };

  const room = (): Room => ({
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    fitted: { width: picture()?.offsetWidth ?? 0, height: picture()?.offsetHeight ?? 0 },
  });
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  function show(next: Zoom) {
    const wasZoomed = zoom.scale > 1;
    zoom = next;
    const style = picture()?.style;
    style?.setProperty('--scale', String(zoom.scale));
    style?.setProperty('--x', `${zoom.x}px`);
    style?.setProperty('--y', `${zoom.y}px`);
    if (zoom.scale > 1 !== wasZoomed) onZoom(!wasZoomed);
  }
  const drag = (px: number) => stage.style.setProperty('--drag', `${px}px`);
  const toggleAt = (point: Point) =>
    show(zoom.scale > 1 ? wholePicture : zoomTo(zoom, closeUp, point, room()));

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    fingers.set(event.pointerId, point);
    const isLone = fingers.size === 1;
    press = { ...point, at: event.timeStamp, isSwipe: isLone && zoom.scale === 1, isLone };
    stage.dataset.held = '';
    drag(0);
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const point = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, point);
    if (other !== undefined) show(pinch(zoom, [other, before], [other, point], room()));
    else if (press.isSwipe) drag(point.x - press.x);
    else show(moveBy(zoom, { x: point.x - before.x, y: point.y - before.y }, room()));
  }

  function up(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    delete stage.dataset.held;
    drag(0);
    if (event.type === 'pointercancel' || !press.isLone) return;
    const point = pointOf(event);
    const isStill = Math.hypot(point.x - press.x, point.y - press.y) < steady;
    if (isStill) endPress(event, point);
    else if (press.isSwipe) {
      const step = swipeStep(point.x - press.x, event.timeStamp - press.at, stage.clientWidth);
      if (step !== 0) go(step);
    }
  }

  /** A mouse zooms on the first press, a finger on the second; the second of a mouse's double click is ignored. */
  function endPress({ timeStamp, pointerType }: PointerEvent, point: Point) {
    const isSecond =
      timeStamp - lastPress.at < doublePressMs &&
      Math.hypot(point.x - lastPress.x, point.y - lastPress.y) < steady * 4;
    lastPress = { ...point, at: isSecond ? -Infinity : timeStamp };
    if (isSecond === (pointerType === 'touch')) toggleAt(point);
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    if (event.deltaY === 0) return;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16;
    // Trackpads report pinching as wheel events with the control key, in smaller steps.
    const speed = wheelSpeed * pixels * (event.ctrlKey ? 4 : 1);
    show(zoomTo(zoom, zoom.scale * Math.exp(-event.deltaY * speed), pointOf(event), room()));
  }

  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  window.addEventListener('resize', () => show(moveBy(zoom, { x: 0, y: 0 }, room())), { signal });

  return {
    get isZoomed() {
      return zoom.scale > 1;
    },
    toggle: () => toggleAt({ x: 0, y: 0 }),
    move: (by: Point) => show(moveBy(zoom, by, room())),
    reset: () => show(wholePicture),
  };
}
