import { spaceSides, type Space } from './judge-fit.ts';

const name = 'space';

export function keepSpace(space: Space): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(space));
  } catch {
    // Storage is full or forbidden; the page works without.
  }
}

/** The stored text; the same until another one is stored. */
export function readKeptSpace(): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** The space in a kept text, whatever that is. */
export function spaceFrom(text: string): Space {
  const sides = new Map<string, unknown>(Object.entries(parsed(text)));
  const known = spaceSides.map((side) => [side, sides.get(side)] as const);
  return Object.fromEntries(
    known.filter(([, size]) => typeof size === 'number' && size > 0 && Number.isFinite(size)),
  );
}

function parsed(text: string): object {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
