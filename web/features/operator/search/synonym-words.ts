/** The words of a group as typed, separated by commas; blank ones are left out. */
export function readWords(...texts: string[]): string[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The groups that have a word with these letters, whatever their case and their accents; all of them for no letters. */
export function findGroups<Group extends { words: string[] }>(
  groups: readonly Group[],
  letters: string,
): Group[] {
  const wanted = plain(letters.trim());
  return groups.filter(({ words }) => words.some((word) => plain(word).includes(wanted)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
