import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../../api/failure.ts';
import { randomKey } from '../../../forms/random-key.ts';
import type { Photo } from '../../../pictures/photos/photo.ts';
import { openProductDraft, type DraftTexts, type ProductDraft } from './product-drafts.ts';

/** Milliseconds without typing before the draft is stored. */
const pauseMs = 300;

/** The server may have processed the request even so. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

interface Options {
  userId: number;
  /** Identifies the form (see `draftName`). */
  name: string;
  texts: DraftTexts;
  photos: readonly Photo[];
  /** Only changed forms are stored. */
  isChanged: boolean;
}

/**
 * Stores the form's content until it is published, so it survives a killed tab, and finds an earlier draft: `found`,
 * until it is taken or discarded. Further typing overwrites the stored draft but not `found`.
 */
export function useProductDraft({ userId, name, texts, photos, isChanged }: Options) {
  const [draft] = useState(() => openProductDraft(userId, name));
  const [found, setFound] = useState<ProductDraft>();
  const [keptValues, setKeptValues] = useState<DraftTexts['values']>();
  const [keptPhotos, setKeptPhotos] = useState<readonly Photo[]>();
  const key = useRef<string>(undefined);
  const { values, base } = texts;
  const latest = useRef({ values, photos });
  /** A discarded draft is not stored again: a published form may be shown until the next page is there. */
  const dropped = useRef<Partial<typeof latest.current>>({});

  useEffect(() => {
    latest.current = { values, photos };
  }, [values, photos]);

  useEffect(() => {
    void draft.read().then(setFound);
  }, [draft]);

  useEffect(() => {
    if (!isChanged || values === dropped.current.values) return undefined;
    return soon(async () => {
      if (await draft.keepTexts({ values, base, key: key.current })) setKeptValues(values);
    });
  }, [draft, isChanged, values, base]);

  useEffect(() => {
    if (!isChanged || photos === dropped.current.photos) return undefined;
    return soon(async () => {
      if (await draft.keepPhotos(photos)) setKeptPhotos(photos);
    });
  }, [draft, isChanged, photos]);

  return {
    found,
    /** Whether leaving the page loses nothing. */
    isKept: keptValues === values && keptPhotos === photos,
    /** Marks the found draft as taken into the form. */
    take: () => {
      key.current = found?.key;
      setFound(undefined);
    },
    /**
     * Publishes with an idempotency key, so the server publishes only once. A key without a response is stored with the
     * draft, so it survives a killed tab.
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
    /** Discards the draft, after publishing or on request. */
    drop: async () => {
      setFound(undefined);
      dropped.current = latest.current;
      await draft.drop();
    },
  };
}

/** Runs the work after a pause, or at once when the page is hidden. */
function soon(work: () => Promise<void>): () => void {
  const timer = setTimeout(run, pauseMs);
  function run(): void {
    stop();
    void work();
  }
  function stop(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  }
  document.addEventListener('visibilitychange', run);
  return stop;
}
