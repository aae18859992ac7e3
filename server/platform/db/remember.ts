import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';

interface Memory {
  /** How long an answer is kept at most. */
  seconds: number;
  /** Whether a write with this tag may change the answers; if absent, none does. */
  isConcerned?: (tag: string) => boolean;
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
  interface Kept {
    answer: Promise<Answer>;
    until: number;
  }
  const kept = new LRUCache<string, Kept>({ max: most });
  /** Answers on their way; only one that arrives takes the place of another. */
  const asked = new Map<string, Kept>();
  const clear = () => {
    kept.clear();
    asked.clear();
  };
  let isInformed = true;
  if (isConcerned)
    changes?.keepFresh({
      drop(tags) {
        if (tags.some((tag) => tag === '*' || isConcerned(tag))) clear();
      },
      setEnabled(now) {
        isInformed = now;
        clear();
      },
    });
  return (key = '') => {
    const now = clock().getTime();
    const known = asked.get(key) ?? kept.get(key);
    if (known && now < known.until) return known.answer;
    const fresh = { answer: ask(key), until: now + seconds * 1000 };
    kept.delete(key);
    if (isInformed) asked.set(key, fresh);
    const settle = (isKept: boolean) => {
      if (asked.get(key) !== fresh) return;
      asked.delete(key);
      if (isKept) kept.set(key, fresh);
    };
    fresh.answer.then(
      () => settle(true),
      () => settle(false),
    );
    return fresh.answer;
  };
}
