import type { Services } from '../../../services.ts';

interface Memory {
  /** For so long at most. */
  seconds: number;
  /** Tells of a tag that the answer may be another now. */
  isConcerned?: (tag: string) => boolean;
}

/**
 * An answer that is asked for again only after a while, or after something it was made from has changed. Where changes
 * concern it and word of other processes' changes does not come, it is asked for every time.
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
