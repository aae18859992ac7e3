import { maxId } from '@orendi/contract/limits';
import { wholeNumber } from '../../platform/search-schema.ts';

const readId = wholeNumber(maxId);

/** The ids that an address names: `?ids=1,2`; what can be none is left out. */
export function chosenIds(address: string): number[] {
  const named = new URL(address).searchParams.get('ids') ?? '';
  return named.split(',').flatMap((text) => readId(text.trim()) ?? []);
}
