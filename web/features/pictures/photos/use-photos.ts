import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { megabyte } from '../megabyte.ts';
import { preparePicture } from '../prepare-picture.ts';
import { newPhoto, sourceOf, type Photo } from './photo.ts';
import { insertPhoto, movePhoto } from './photo-order.ts';

/** A photo that was taken out, and where it was. */
interface Removal {
  photo: Photo;
  at: number;
}

/**
 * Several photos of one thing, in an order: files come in, are seen at once and meanwhile made small enough. A file that
 * cannot be taken is named, and the others stay.
 * @param max the most there may be
 * @param onChange hears that somebody has changed them
 */
export function usePhotos(first: readonly Photo[], max: number, onChange: () => void) {
  const [photos, setPhotos] = useState(first);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [removal, setRemoval] = useState<Removal>();
  /** The newest ones, also between two drawings. */
  const latest = useRef(photos);
  const preparing = useRef(new Set<Promise<void>>());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const all = previews.current;
    return () => all.forEach((address) => URL.revokeObjectURL(address));
  }, []);

  function keep(next: readonly Photo[]): void {
    latest.current = next;
    setPhotos(next);
  }

  function change(next: readonly Photo[], removed?: Removal): void {
    keep(next);
    setRemoval(removed);
    onChange();
  }

  function refuse(name: string, reason: string): void {
    setRefusals((before) => [...before, m.photos_refused({ name, reason })]);
  }

  function add(files: readonly File[]): void {
    setRefusals([]);
    for (const file of files) {
      const reason = addOne(file);
      if (reason !== undefined) refuse(file.name, reason);
    }
    change(latest.current);
  }

  /** @returns why it is not taken */
  function addOne(file: File): string | undefined {
    const source = sourceOf(file);
    const isThere = latest.current.some((other) => other.kind === 'new' && other.source === source);
    if (isThere) return m.photos_twice();
    if (latest.current.length >= max) return m.photos_too_many({ max });
    const prepared = preparePicture(file);
    if (typeof prepared === 'string') return prepared;
    previews.current.add(prepared.preview);
    const photo = newPhoto(file, prepared.preview, false);
    keep([...latest.current, photo]);
    const work = prepared.file.then((made) => settle(photo.id, made));
    preparing.current.add(work);
    void work.finally(() => preparing.current.delete(work));
    return undefined;
  }

  /** It may have been taken out meanwhile. */
  function settle(id: string, file: File): void {
    if (file.size > picture.maxBytes) {
      reject(id, m.photos_too_large({ size: picture.maxBytes / megabyte }));
      return;
    }
    keep(
      latest.current.map((photo) =>
        photo.id === id && photo.kind === 'new' ? { ...photo, file, isReady: true } : photo,
      ),
    );
  }

  /** Takes a file out that has turned out to be none of use. */
  function reject(id: string, reason: string): void {
    const photo = latest.current.find((other) => other.id === id);
    if (photo?.kind !== 'new') return;
    keep(latest.current.filter((other) => other !== photo));
    refuse(photo.file.name, reason);
  }

  function remove(id: string): void {
    const at = latest.current.findIndex((photo) => photo.id === id);
    const photo = latest.current[at];
    if (photo === undefined) return;
    change(
      latest.current.filter((other) => other !== photo),
      { photo, at },
    );
  }

  return {
    photos,
    max,
    refusals,
    /** The one that was taken out last, until something else is changed. */
    removed: removal?.photo,
    add,
    remove,
    reject,
    undo: () => {
      if (removal) change(insertPhoto(latest.current, removal.photo, removal.at));
    },
    move: (id: string, to: number) => change(movePhoto(latest.current, id, to)),
    /** Puts others in the place of all, without their being somebody's change; their previews are let go with the page. */
    replace: (next: readonly Photo[]) => {
      for (const { kind, preview } of next) if (kind === 'new') previews.current.add(preview);
      setRemoval(undefined);
      setRefusals([]);
      keep(next);
    },
    /** Those to send, once all are small enough. */
    ready: async () => {
      await Promise.all(preparing.current);
      return latest.current;
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
