import type { Focus } from '@orendi/contract/fit-picture';

/** How far one press moves a point, as a fraction of the picture. */
const step = 0.05;

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type Direction = keyof typeof directions;

export function isDirection(key: string): key is Direction {
  return Object.hasOwn(directions, key);
}

/** The point one step further, inside the picture. */
export function stepFocus([x, y]: Focus, direction: Direction): Focus {
  const [right, down] = directions[direction];
  return within([x + right * step, y + down * step]);
}

/** The point under a pointer, by the box in which the picture is shown. */
export function focusUnder(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Focus {
  return within([(clientX - left) / width, (clientY - top) / height]);
}

const within = (focus: Focus): Focus => {
  const [x, y] = focus.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100);
  return [x ?? 0, y ?? 0];
};
