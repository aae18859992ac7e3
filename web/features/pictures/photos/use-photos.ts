import type { Focus } from '@orendi/contract/fit-picture';
import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { megabyte } from '../megabyte.ts';
import { preparePicture, readable } from '../prepare-picture.ts';
import { compressPicture } from '../compress/compress-picture.ts';
import { newPhoto, sourceOf, type Photo, insertPhoto, movePhoto } from './photo.ts';
import { type PhotoUpload, usePhotoUploads } from './use-photo-uploads.ts';

interface Removal {
  photo: Photo;
  at: number;
}

/**
 * An ordered list of photos: new files show at once, and are compressed and sent in the background. Rejected files are reported
 * by name, or by number where several share the reason; the others stay.
 * @param onChange called when the user has changed them
 */
export function usePhotos(first: readonly Photo[], max: number, onChange: () => void) {
  const [photos, setPhotos] = useState(first);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [removal, setRemoval] = useState<Removal>();
  /** The latest photos, also between renders. */
  const latest = useRef(photos);
  const preparing = useRef(new Set<Promise<void>>());
  const { uploads, start, retry, arrived } = usePhotoUploads(reject);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const all = previews.current;
    return () => all.forEach((address) => URL.revokeObjectURL(address));
  }, []);

  function keep(next: readonly Photo[]): void {
    latest.current = next;
    setPhotos(next);
    start(next);
  }

  function change(next: readonly Photo[], removed?: Removal): void {
    keep(next);
    setRemoval(removed);
    onChange();
  }

  function refuse(name: string, reason: string): void {
    setRefusals((before) => [...before, { name, reason }]);
  }

  /** Holds the form back until the work is done. */
  function hold(work: Promise<void>): void {
    preparing.current.add(work);
    void work.finally(() => preparing.current.delete(work));
  }

  async function add(files: readonly File[]): Promise<void> {
    setRefusals([]);
    for (const file of files) {
      const reason = addOne(await readable(file));
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
    const prepared = preparePicture(file, picture.longestSide);
    if (typeof prepared === 'string') return prepared;
    previews.current.add(prepared.preview);
    const photo = newPhoto(file, prepared.preview, false);
    keep([...latest.current, photo]);
    prepare(photo.id, prepared.file);
    return undefined;
  }

  const prepare = (id: string, file: Promise<File>) => hold(file.then((made) => settle(id, made)));

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
    const others = latest.current.filter((other) => other !== photo);
    change(others, { photo, at });
  }

  return {
    photos,
    max,
    refusals: refusalTexts(refusals),
    /** The photo removed last, until anything else changes. */
    removed: removal?.photo,
    /** The ways of the new photos to the server, by their ids. */
    uploads,
    retry,
    /** The part of the new photos that has been sent, from 0 to 1; undefined if there are none. */
    sentPart: partOf(photos, uploads),
    add: (files: readonly File[]) => hold(add(files)),
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
      setRemoval(undefined);
      setRefusals([]);
      keep(next);
      for (const photo of next) {
        if (photo.kind === 'stored') continue;
        previews.current.add(photo.preview);
        if (!photo.isReady) prepare(photo.id, compressPicture(photo.file, picture.longestSide));
      }
    },
    /** The photos to send, once all are small enough and none is on its way. */
    ready: async () => {
      while (preparing.current.size > 0) await Promise.all(preparing.current);
      return arrived(latest.current);
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;

function partOf(photos: readonly Photo[], uploads: ReadonlyMap<string, PhotoUpload>) {
  const added = photos.filter(({ kind }) => kind === 'new');
  if (added.length === 0) return undefined;
  return added.reduce((sum, { id }) => sum + (uploads.get(id)?.part ?? 0), 0) / added.length;
}

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
