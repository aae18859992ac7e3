import { keepText, keptText, objectIn, tellKept, useKeptText } from '../../platform/kept-text.ts';

/** The lists made in this browser with their paths for reading, by those for adding: nothing else knows both. */
type OwnLists = Partial<Record<string, { name: string; reading: string }>>;

const keptName = 'lists';

/** Oldest first; none before hydration. */
export const useOwnLists = () =>
  objectIn(useKeptText(keptName, 'localStorage') ?? null) as OwnLists;

/** Keeps a list with its name of today, or forgets it. */
export function keepOwnList(adding: string, list: OwnLists[string]): void {
  const lists = { ...objectIn(keptText(keptName, 'localStorage')), [adding]: list };
  keepText(keptName, JSON.stringify(lists), 'localStorage');
  tellKept();
}
