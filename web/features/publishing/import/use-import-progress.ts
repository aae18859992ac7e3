import type { ImportPreview } from '@orendi/contract/schemas/imports';
import { useEffect, useEffectEvent } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { ApiFailure } from '../../../api/failure.ts';

/** Milliseconds between polls of the photos' progress. */
const interval = 1500;

/**
 * Polls a preview until its photos have been read. Keeps polling through network failures; a preview that no longer
 * exists counts as aborted.
 */
export function useImportProgress(
  { id, state }: ImportPreview,
  onChange: (preview: ImportPreview) => void,
  onGone: () => void,
): void {
  const take = useEffectEvent(onChange);
  const lose = useEffectEvent(onGone);

  useEffect(() => {
    if (state !== 'reading') return undefined;
    let timer: number;
    let isOver = false;
    const ask = async () => {
      try {
        const preview = await browserApi('GET /private/imports/{id}', { params: { id } });
        if (isOver) return;
        take(preview);
        if (preview.state !== 'reading') return;
      } catch (error) {
        if (!isOver && isGone(error)) {
          lose();
          return;
        }
      }
      if (!isOver) timer = window.setTimeout(() => void ask(), interval);
    };
    timer = window.setTimeout(() => void ask(), interval);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [id, state]);
}

function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
