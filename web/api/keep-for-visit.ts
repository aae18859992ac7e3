const freshFor = 5 * 60 * 1000;
const kept = new Map<string, { answer: Promise<unknown>; until: number }>();

/**
 * Fetches once and caches the result for a few minutes: for lists that rarely change and would otherwise be fetched on
 * every navigation. A stale entry is kept if refreshing fails. Browser only; the server has its own cache.
 */
export function keepForVisit<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  if (typeof document === 'undefined') return ask();
  const known = kept.get(name);
  if (known !== undefined && known.until > Date.now()) return known.answer as Promise<Answer>;
  const answer = ask();
  kept.set(name, { answer, until: Date.now() + freshFor });
  if (known === undefined) {
    answer.catch(() => kept.delete(name));
    return answer;
  }
  return answer.catch(() => {
    kept.set(name, known);
    return known.answer as Promise<Answer>;
  });
}

/** Seeds the cache with data a server-rendered page already has. */
export function rememberForVisit(name: string, answer: unknown, until = Date.now() + freshFor) {
  if (!kept.has(name)) kept.set(name, { answer: Promise.resolve(answer), until });
}

/** Seeds the cache with the part of the data a page has, as a fallback when the whole cannot be fetched. */
export const rememberPart = (name: string, part: unknown) => rememberForVisit(name, part, 0);

export function forgetForVisit(name: string): void {
  kept.delete(name);
}
