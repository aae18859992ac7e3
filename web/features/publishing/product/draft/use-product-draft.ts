import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../../api/failure.ts';
import { randomKey } from '../../../forms/random-key.ts';
import type { Photo } from '../../../pictures/photos/photo.ts';
import { openProductDraft, type DraftTexts, type ProductDraft } from './product-drafts.ts';

/** Between two keys nothing is written. */
const pauseMs = 300;

/** The server may have done its work all the same. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

interface Options {
  userId: number;
  /** Of the form (see `draftName`). */
  name: string;
  texts: DraftTexts;
  photos: readonly Photo[];
  /** Only what has been changed is kept. */
  isChanged: boolean;
}

/**
 * Keeps what is in the form until it is published, through a killed tab, and finds what was kept before: `found`, until it
 * is taken or thrown away. What is typed meanwhile takes its place in the browser's store, and leaves `found` on the page.
 */
export function useProductDraft({ userId, name, texts, photos, isChanged }: Options) {
  const [draft] = useState(() => openProductDraft(userId, name));
  const [found, setFound] = useState<ProductDraft>();
  const [isKept, setKept] = useState(false);
  const key = useRef<string>(undefined);
  const { values, base } = texts;

  useEffect(() => {
    void draft.read().then(setFound);
  }, [draft]);

  useEffect(() => {
    if (!isChanged) return undefined;
    return soon(() => void draft.keepTexts({ values, base, key: key.current }).then(setKept));
  }, [draft, isChanged, values, base]);

  useEffect(() => {
    if (!isChanged) return undefined;
    return soon(() => void draft.keepPhotos(photos));
  }, [draft, isChanged, photos]);

  return {
    found,
    /** Whether leaving the page loses nothing. */
    isKept,
    /** The found one stands in the form now. */
    take: () => {
      key.current = found?.key;
      setFound(undefined);
    },
    /**
     * Publishes it under a key of its own, under which the server publishes nothing twice. A key whose answer has not come
     * stays the draft's, also through a killed tab.
     */
    async publish<Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> {
      const before = key.current;
      key.current = before ?? randomKey();
      await draft.keepTexts({ values, base, key: key.current });
      try {
        return await send(key.current);
      } catch (error) {
        if (!isUnanswered(error)) {
          key.current = before;
          await draft.keepTexts({ values, base, key: before });
        }
        throw error;
      }
    },
    /** It is published, or not wanted any more. */
    drop: async () => {
      setFound(undefined);
      await draft.drop();
    },
  };
}

/** Runs the work after a pause, or at once when the page is put away. @returns what calls it off */
function soon(work: () => void): () => void {
  const timer = setTimeout(run, pauseMs);
  function run(): void {
    stop();
    work();
  }
  function stop(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  }
  document.addEventListener('visibilitychange', run);
  return stop;
}
