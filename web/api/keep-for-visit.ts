const freshFor = 5 * 60 * 1000;
const kept = new Map<string, { answer: Promise<unknown>; until: number }>();

/**
 * Asks once and keeps the answer for some minutes of a visit: for lists that hardly change and that every
 * navigation would ask for again. One that cannot be renewed stays. The server keeps nothing here; it has a cache of
 * its own.
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

/** Keeps what a page that the server has rendered already knows. */
export function rememberForVisit(name: string, answer: unknown): void {
  if (kept.has(name)) return;
  kept.set(name, { answer: Promise.resolve(answer), until: Date.now() + freshFor });
}

/** Keeps the part of it that a page has, for when the whole cannot be had. */
export function rememberPart(name: string, part: unknown): void {
  if (kept.has(name)) return;
  kept.set(name, { answer: Promise.resolve(part), until: 0 });
}

/** Forgets what has just been changed: the next one to want it asks again. */
export function forgetForVisit(name: string): void {
  kept.delete(name);
}
