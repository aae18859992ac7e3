import type { Services } from '../../../services.ts';

interface Memory {
  /** How long an answer is kept at most. */
  seconds: number;
  /** Whether a write with this tag may change the answer. */
  isConcerned?: (tag: string) => boolean;
}

/**
 * Caches an answer for some time, or until something it was made from changes. If it depends on changes and other
 * processes' notifications do not arrive, it is not cached.
 */
export function remember<Answer>(
  { changes, clock }: Pick<Services, 'changes' | 'clock'>,
  { seconds, isConcerned }: Memory,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let known: { answer: Promise<Answer>; until: number } | null = null;
  let isInformed = true;
  if (isConcerned) {
    changes.onTouched((tags: readonly string[]) => {
      if (tags.some((tag) => tag === '*' || isConcerned(tag))) known = null;
    });
    changes.onConnection((connected) => {
      isInformed = connected;
      known = null;
    });
  }
  return () => {
    const now = clock().getTime();
    if (known && now < known.until) return known.answer;
    const fresh = { answer: ask(), until: now + seconds * 1000 };
    known = isInformed ? fresh : null;
    fresh.answer.catch(() => {
      if (known === fresh) known = null;
    });
    return fresh.answer;
  };
}
