import type { User } from '@orendi/contract/schemas/user';

/** The fields of its user that a page has read while it was rendered. */
export interface ReadUser {
  /** To be rendered for, in place of the user. */
  user: User | null;
  /** Whether the same page, rendered for another user, would have read the same. */
  isLike(other: User | null): boolean;
}

/** Takes note of what is read of a user; beyond that nothing of them is kept. */
export function noteReads(user: User | null): ReadUser {
  if (user === null) return { user, isLike: (other) => other === null };
  const read = new Map<keyof User, unknown>();
  const noted = new Proxy(user, {
    get(target, name: keyof User) {
      read.set(name, target[name]);
      return target[name];
    },
  });
  return {
    user: noted,
    isLike: (other) => other !== null && [...read].every(([name, value]) => other[name] === value),
  };
}

interface Kept<Page> {
  facts: string;
  reader: Pick<ReadUser, 'isLike'>;
  page: Page;
}

/** The pages rendered last, to be found again by whoever is shown the same. */
export interface KeptPages<Page> {
  /** @param facts all that a page is rendered from, but its user */
  find(facts: string, user: User | null): Page | undefined;
  add(facts: string, reader: ReadUser, page: Page): void;
}

/** @param most how many are kept; those found or added last stay */
export function createKeptPages<Page>(most: number): KeptPages<Page> {
  const kept: Kept<Page>[] = [];
  return {
    find(facts, user) {
      const at = kept.findIndex((one) => one.facts === facts && one.reader.isLike(user));
      const [found] = at < 0 ? [] : kept.splice(at, 1);
      if (found) kept.unshift(found);
      return found?.page;
    },
    add(facts, { isLike }, page) {
      kept.unshift({ facts, reader: { isLike }, page });
      kept.length = Math.min(kept.length, most);
    },
  };
}
