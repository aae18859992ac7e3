import { keepText, keptText, objectIn, tellKept, useKeptText } from '../../platform/kept-text.ts';

interface OwnList {
  name: string;
  /** The path of the link for reading. */
  reading: string;
}

/** The lists made in this browser, by the paths of their links for adding: nothing else knows both. */
type OwnLists = Partial<Record<string, OwnList>>;

const keptName = 'lists';

/** Oldest first; none before hydration. */
export const useOwnLists = () =>
  objectIn(useKeptText(keptName, 'localStorage') ?? null) as OwnLists;

/** Keeps a list with its name of today, or forgets it. */
export function keepOwnList(adding: string, list: OwnList | undefined): void {
  const lists = { ...objectIn(keptText(keptName, 'localStorage')), [adding]: list };
  keepText(keptName, JSON.stringify(lists), 'localStorage');
  tellKept();
}
