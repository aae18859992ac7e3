/** How many letters a slip may add, drop or replace. */
const mostSlips = 2;

/** The names that come closest to what was typed, where it may be a slip of one of them. */
export function nearest(typed: string, names: readonly string[]): string[] {
  const slips = names.map((name) => countSlips(typed, name));
  const least = Math.min(...slips);
  if (least > Math.min(mostSlips, typed.length / 3)) return [];
  return names.filter((_, place) => slips[place] === least);
}

/** The Levenshtein distance of two texts, row by row of its table. */
function countSlips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (const letter of from) {
    let [diagonal = 0] = row;
    row = row.reduce<number[]>((next, above, place) => {
      const isSame = to[place - 1] === letter;
      next.push(
        place === 0
          ? above + 1
          : Math.min(above + 1, (next[place - 1] ?? 0) + 1, diagonal + (isSame ? 0 : 1)),
      );
      diagonal = above;
      return next;
    }, []);
  }
  return row.at(-1) ?? 0;
}
