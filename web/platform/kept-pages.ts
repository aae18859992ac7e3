import type { User } from '@orendi/contract/schemas/user';

/**
 * Takes note of what a page reads of its user while it is rendered for the one returned in their place; beyond that nothing
 * of them is kept. `isLike` tells whether the same page would have read the same of another.
 */
export function noteReads(user: User | null) {
  if (user === null) return { user, isLike: (other: User | null) => other === null };
  const read = new Map<keyof User, unknown>();
  const noted = new Proxy(user, {
    get(target, name: keyof User) {
      read.set(name, target[name]);
      return target[name];
    },
  });
  return {
    user: noted,
    isLike: (other: User | null) =>
      other !== null && [...read].every(([name, value]) => other[name] === value),
  };
}

type IsLike = ReturnType<typeof noteReads>['isLike'];

/**
 * The pages rendered last, to be found again by whoever is shown the same.
 * @param most how many are kept; those found or added last stay
 */
export function createKeptPages<Page>(most: number) {
  const kept: { facts: string; isLike: IsLike; page: Page }[] = [];
  return {
    /** @param facts all that a page is rendered from, but its user */
    find(facts: string, user: User | null): Page | undefined {
      const at = kept.findIndex((one) => one.facts === facts && one.isLike(user));
      const [found] = at < 0 ? [] : kept.splice(at, 1);
      if (found) kept.unshift(found);
      return found?.page;
    },
    add(facts: string, { isLike }: { isLike: IsLike }, page: Page): void {
      kept.unshift({ facts, isLike, page });
      kept.length = Math.min(kept.length, most);
    },
  };
}
