import { keepText, keptText, tellKept, useKeptText } from '../../platform/kept-text.ts';

/** A list made in this browser, by the paths of its two links: nothing else knows both. */
export interface OwnList {
  name: string;
  reading: string;
  adding: string;
}

const keptName = 'lists';

/** Newest first; undefined before hydration. */
export function useOwnLists(): OwnList[] | undefined {
  const text = useKeptText(keptName, 'localStorage');
  return text === undefined ? undefined : listsIn(text);
}

/** Keeps a list in front of the others, with its name of today. */
export function keepOwnList(list: OwnList): void {
  keep([list, ...ownListsBut(list.adding)]);
}

export const forgetOwnList = (adding: string) => keep(ownListsBut(adding));

const ownListsBut = (adding: string) =>
  listsIn(keptText(keptName, 'localStorage')).filter((list) => list.adding !== adding);

function keep(lists: OwnList[]): void {
  keepText(keptName, lists.length > 0 ? JSON.stringify(lists) : null, 'localStorage');
  tellKept();
}

/** The lists in a kept text, whatever that is. */
function listsIn(text: string | null): OwnList[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isList) : [];
  } catch {
    return [];
  }
}

function isList(kept: unknown): kept is OwnList {
  const { name, reading, adding } = Object(kept) as Partial<OwnList>;
  return [name, reading, adding].every((value) => typeof value === 'string');
}
