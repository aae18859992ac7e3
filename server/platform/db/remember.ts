import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';

interface Memory {
  /** How long an answer is kept at most. */
  seconds: number;
  /** Whether a write with this tag may change the answers; if absent, none does. */
  isConcerned?: (tag: string) => boolean;
  /** How many keys are kept. */
  most?: number;
}

/**
 * Keeps answers for some time, or until something is written that they were made from. Those that depend on writes are not kept
 * while other processes' are not heard of; an answer that could not be had is not kept either.
 */
export function remember<Answer>(
  { changes, clock }: { changes?: Pick<Changes, 'keepFresh'>; clock: () => Date },
  { seconds, isConcerned, most = 1 }: Memory,
  ask: (key: string) => Promise<Answer>,
): (key?: string) => Promise<Answer> {
  const kept = new LRUCache<string, { answer: Promise<Answer>; until: number }>({ max: most });
  let isInformed = true;
  if (isConcerned)
    changes?.keepFresh({
      drop(tags) {
        if (tags.some((tag) => tag === '*' || isConcerned(tag))) kept.clear();
      },
      setEnabled(now) {
        isInformed = now;
        kept.clear();
      },
    });
  return (key = '') => {
    const now = clock().getTime();
    const known = kept.get(key);
    if (known && now < known.until) return known.answer;
    const fresh = { answer: ask(key), until: now + seconds * 1000 };
    kept.delete(key);
    if (isInformed) kept.set(key, fresh);
    fresh.answer.catch(() => {
      if (kept.peek(key) === fresh) kept.delete(key);
    });
    return fresh.answer;
  };
}
