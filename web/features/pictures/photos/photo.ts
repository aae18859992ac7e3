import type { Focus } from '@orendi/contract/fit-picture';

/** One of several photos: already stored, or a file to be sent. */
export type Photo = StoredPhoto | NewPhoto;

interface ShownPhoto {
  /** Stable when the photo is moved. */
  id: string;
  /** A URL this page can show it from. */
  preview: string;
  /** What crops keep in view, if the server has looked for it. */
  focus?: Focus | undefined;
  /** Where the user has moved that. */
  moved?: Focus | undefined;
}

export interface StoredPhoto extends ShownPhoto {
  kind: 'stored';
  /** Where the server stores it. */
  url: string;
}

export interface NewPhoto extends ShownPhoto {
  kind: 'new';
  /** The chosen file; once `isReady`, small enough to send. */
  file: File;
  isReady: boolean;
  /** Identifies the file, so that none is added twice. */
  source: string;
}

export function storedPhoto(url: string, preview = url, focus?: Focus): StoredPhoto {
  return { kind: 'stored', id: url, preview, url, focus };
}

/** Equal for a file chosen a second time. */
export function sourceOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join(' ');
}

let made = 0;

export function newPhoto(file: File, preview: string, isReady: boolean): NewPhoto {
  made += 1;
  return { kind: 'new', id: `new ${made}`, preview, file, isReady, source: sourceOf(file) };
}
