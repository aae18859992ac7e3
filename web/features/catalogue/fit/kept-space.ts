import { keepText, objectIn, useKeptText } from '../../../platform/kept-text.ts';
import { spaceSides, type Space } from './judge-fit.ts';

const name = 'space';

export const keepSpace = (space: Space) => keepText(name, JSON.stringify(space), 'sessionStorage');

/** The stored text; the same until another one is stored. */
export const useKeptSpace = (): string => useKeptText(name, 'sessionStorage') ?? '';

/** The space in a kept text, whatever that is. */
export function spaceFrom(text: string): Space {
  const sides = new Map<string, unknown>(Object.entries(objectIn(text)));
  const known = spaceSides.map((side) => [side, sides.get(side)] as const);
  return Object.fromEntries(
    known.filter(([, size]) => typeof size === 'number' && size > 0 && Number.isFinite(size)),
  );
}
