import type { Random } from '../random.ts';

const first = [
  'Bre',
  'Dri',
  'Ka',
  'Lu',
  'Mo',
  'Ne',
  'Pra',
  'Ro',
  'Sha',
  'Ti',
  'Val',
  'Ze',
  'Gri',
  'A',
];
const middle = ['be', 'do', 'fi', 'ga', 'la', 'me', 'no', 'ri', 'sta', 'te', 'vi', 'zu'];
const last = ['ra', 'na', 'lis', 'mar', 'nto', 'rda', 'sse', 'tta', 'von', 'xa', 'di', 'ne'];

/** A name that no dictionary has, for brands and series: `Dristalis`. */
export function makeName(random: Random): string {
  return random.pick(first) + random.pick(middle) + random.pick(last);
}

export function makeNames(random: Random, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(makeName(random));
  return [...names];
}

const letters = 'ABCDEFGHKLMNPRSTVXZ';

/** A model number: `KX-482`. */
export function makeModel(random: Random): string {
  const letter = () => letters.charAt(random.below(letters.length));
  return `${letter()}${letter()}-${100 + random.below(900)}`;
}
