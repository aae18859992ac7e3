import { useRef, useState } from 'react';
import { ApiFailure } from '../../../api/failure.ts';
import { formApi } from '../../forms/send-form.ts';
import { useBackOnline } from '../../../ui/use-back-online.ts';
import type { NewPhoto, Photo } from './photo.ts';

/** The way of a new photo to the server, ahead of its form. */
export interface PhotoUpload {
  /** From 0 to 1; 0 while it waits for its turn. */
  part: number;
  hasFailed?: boolean;
  /** Where it is, once it is there. */
  url?: string;
}

/** Each change draws the form anew, in which somebody may be typing. */
const steps = 20;

/**
 * Sends photos one after the other, as a phone's connection would share itself out among them.
 * @param onRefused called with the reason if the server cannot use a photo
 */
export function usePhotoUploads(onRefused: (id: string, reason: string) => void) {
  const [uploads, setUploads] = useState<ReadonlyMap<string, PhotoUpload>>(new Map());
  /** The latest uploads, also between renders, by the ids of their photos. */
  const latest = useRef(uploads);
  const queue = useRef(Promise.resolve());
  const wanted = useRef<readonly Photo[]>([]);

  function note(id: string, upload: PhotoUpload): void {
    latest.current = new Map(latest.current).set(id, upload);
    setUploads(latest.current);
  }

  function noteProgress(id: string, part: number): void {
    const rounded = Math.floor(part * steps) / steps;
    if (rounded !== latest.current.get(id)?.part) note(id, { part: rounded });
  }

  function enqueue(photo: NewPhoto): void {
    note(photo.id, { part: 0 });
    queue.current = queue.current.then(() => send(photo));
  }

  async function send({ id, file }: NewPhoto): Promise<void> {
    if (!wanted.current.some((photo) => photo.id === id)) {
      latest.current = new Map([...latest.current].filter(([other]) => other !== id));
      return;
    }
    const body = new FormData();
    body.set('image', file);
    const api = formApi((part) => noteProgress(id, part));
    try {
      const { url } = await api('POST /private/product-photos/create', { body });
      note(id, { part: 1, url });
    } catch (error) {
      note(id, { part: 0, hasFailed: true });
      const isRefused = error instanceof ApiFailure && error.code === 'VALIDATION';
      if (isRefused) onRefused(id, error.errors[0]?.msg ?? error.message);
    }
  }

  function retry(photo: Photo): void {
    if (photo.kind === 'new' && latest.current.get(photo.id)?.hasFailed) enqueue(photo);
  }

  const hasFailed = [...uploads.values()].some((upload) => upload.hasFailed);
  useBackOnline(hasFailed, () => wanted.current.forEach(retry));

  return {
    uploads,
    retry,
    /** Sends those of the form's photos that are not on their way yet. */
    start(photos: readonly Photo[]): void {
      wanted.current = photos;
      for (const photo of photos) {
        if (photo.kind === 'new' && photo.isReady && !latest.current.has(photo.id)) enqueue(photo);
      }
    },
    /** The photos with where they are, once none of them is on its way. */
    async arrived(photos: readonly Photo[]): Promise<Photo[]> {
      await queue.current;
      return photos.map((photo) =>
        photo.kind === 'new' ? { ...photo, sentTo: latest.current.get(photo.id)?.url } : photo,
      );
    },
  };
}
