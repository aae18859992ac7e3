/** One of several photos of a thing: in the store already, or a file that is to be sent. */
export type Photo = StoredPhoto | NewPhoto;

interface ShownPhoto {
  /** Stays with it wherever it is moved. */
  id: string;
  /** An address at which this page shows it. */
  preview: string;
}

export interface StoredPhoto extends ShownPhoto {
  kind: 'stored';
  /** Where the server keeps it. */
  url: string;
}

export interface NewPhoto extends ShownPhoto {
  kind: 'new';
  /** As it was chosen, and once it is ready small enough to be sent. */
  file: File;
  isReady: boolean;
  /** Tells a file from others, so that none is added twice. */
  source: string;
}

export function storedPhoto(url: string, preview = url): StoredPhoto {
  return { kind: 'stored', id: url, preview, url };
}

/** The same for a file that is chosen once more. */
export function sourceOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join(' ');
}

let made = 0;

/** A file that is shown at `preview`. */
export function newPhoto(file: File, preview: string, isReady: boolean): NewPhoto {
  made += 1;
  return { kind: 'new', id: `new ${made}`, preview, file, isReady, source: sourceOf(file) };
}
