import type { Town } from '@orendi/contract/towns';
import { keepText, objectIn, useKeptText } from '../../platform/kept-text.ts';

/** A town that the visitor has looked for: in a filter, or in the words of a search. */
export type ToldTown = Pick<Town, 'al' | 'en' | 'country'>;

const name = 'town';

export const keepToldTown = ({ al, en, country }: ToldTown) =>
  keepText(name, JSON.stringify({ al, en, country }), 'sessionStorage');

/** The last one of this visit; null while there is none, and before hydration. */
export const useToldTown = (): ToldTown | null =>
  toldTown(useKeptText(name, 'sessionStorage') ?? '');

/** The town in a kept text, whatever that is. */
export function toldTown(text: string): ToldTown | null {
  const kept = objectIn(text);
  return isTown(kept) ? kept : null;
}

function isTown(kept: object): kept is ToldTown {
  const { al, en, country } = { al: null, en: null, country: null, ...kept };
  return [al, en, country].every((part) => typeof part === 'string');
}
