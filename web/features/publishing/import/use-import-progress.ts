import type { ImportPreview } from '@orendi/contract/schemas/imports';
import { useEffect, useEffectEvent } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { ApiFailure } from '../../../api/failure.ts';

/** How often it is asked how far the photos are, in milliseconds. */
const interval = 1500;

/**
 * Asks for a preview again until its photos are read. Where the network is gone for a while it goes on asking; one that
 * is no longer there counts as broken off.
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
