import type { Focus } from '@orendi/contract/fit-picture';
import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { megabyte } from '../megabyte.ts';
import { preparePicture } from '../prepare-picture.ts';
import { newPhoto, sourceOf, type Photo, insertPhoto, movePhoto } from './photo.ts';

interface Removal {
  photo: Photo;
  at: number;
}

/**
 * An ordered list of photos: new files show at once and are compressed in the background. Rejected files are reported
 * by name, or by number where several share the reason; the others stay.
 * @param max maximum number of photos
 * @param onChange called when the user has changed them
 */
export function usePhotos(first: readonly Photo[], max: number, onChange: () => void) {
  const [photos, setPhotos] = useState(first);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [removal, setRemoval] = useState<Removal>();
  /** The latest photos, also between renders. */
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
    setRefusals((before) => [...before, { name, reason }]);
  }

  function add(files: readonly File[]): void {
    setRefusals([]);
    for (const file of files) {
      const reason = addOne(file);
      if (reason !== undefined) refuse(file.name, reason);
    }
    change(latest.current);
  }

  /** @returns why the file is rejected */
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

  /** The photo may have been removed by now. */
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

  /** Removes a photo whose file turns out to be unusable. */
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
    refusals: refusalTexts(refusals),
    /** The photo removed last, until anything else changes. */
    removed: removal?.photo,
    add,
    remove,
    reject,
    undo: () => {
      if (removal) change(insertPhoto(latest.current, removal.photo, removal.at));
    },
    move: (id: string, to: number) => change(movePhoto(latest.current, id, to)),
    point: (id: string, moved: Focus) =>
      change(latest.current.map((photo) => (photo.id === id ? { ...photo, moved } : photo))),
    /** Replaces all photos without counting as a change by the user; previews are revoked with the page. */
    replace: (next: readonly Photo[]) => {
      for (const { kind, preview } of next) if (kind === 'new') previews.current.add(preview);
      setRemoval(undefined);
      setRefusals([]);
      keep(next);
    },
    /** The photos to send, once all are small enough. */
    ready: async () => {
      await Promise.all(preparing.current);
      return latest.current;
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;

interface Refusal {
  name: string;
  reason: string;
}

/** One sentence for each reason, in the order in which they came up: ten identical lines say no more than one. */
export function refusalTexts(refusals: readonly Refusal[]): string[] {
  const reasons = [...new Set(refusals.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const [first, ...others] = refusals.filter((refusal) => refusal.reason === reason);
    return first && others.length === 0
      ? m.photos_refused({ name: first.name, reason })
      : m.photos_refused_many({ count: others.length + 1, reason });
  });
}
