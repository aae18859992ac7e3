import { foldName } from './fold-name.ts';
import { type Town, towns } from './towns.ts';

/** All that people type for a town, folded: both names, and the Albanian one in its definite form (`Prishtina`). */
function spellingsOf({ al, en }: Town): string[] {
  const name = foldName(al);
  const definite = /[^e]e$/.test(name) ? [`${name.slice(0, -1)}a`] : [];
  return [...new Set([name, foldName(en), ...definite])];
}

const spelled = towns.map((town) => ({ town, spellings: spellingsOf(town) }));

/**
 * The towns one of whose names, or a word of it, begins with what was typed, in either language, whatever the accents.
 * Those whose whole name is typed come first, then those whose name begins so; otherwise in the order of the list.
 */
export function searchTowns(typed: string, limit: number): Town[] {
  const wanted = foldName(typed);
  if (!wanted) return [];
  const ranked = spelled.flatMap(({ town, spellings }) => {
    const rank = Math.min(...spellings.map((spelling) => rankOf(spelling, wanted)));
    return rank < unrelated ? [{ town, rank }] : [];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, limit).map(({ town }) => town);
}

const unrelated = 3;

function rankOf(spelling: string, wanted: string): number {
  if (spelling === wanted) return 0;
  if (spelling.startsWith(wanted)) return 1;
  return spelling.split(/[ -]/).some((word) => word.startsWith(wanted)) ? 2 : unrelated;
}
