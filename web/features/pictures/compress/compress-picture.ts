import { picture } from '@orendi/contract/limits';

export interface CompressionWish {
  file: File;
  /** In pixels; unlimited if omitted. */
  longestSide?: number;
  /** The server takes no file of its type, however small. */
  isForeign?: boolean;
}

/** Milliseconds: longer than a cheap phone needs for a large photo. */
const patienceMs = 45_000;

/** Shrinks a picture for upload; one that is small enough, or cannot be shrunk here, is returned unchanged. */
export async function compressPicture(file: File, longestSide?: number): Promise<File> {
  if (file.size <= picture.maxBytes && longestSide === undefined) return file;
  return make({ file, longestSide });
}

/** Makes a JPEG of a picture of another type; one that the browser cannot read is returned unchanged. */
export const convertPicture = (file: File) => make({ file, isForeign: true });

async function make(wish: CompressionWish): Promise<File> {
  const { file } = wish;
  const made = await compressInTurn(wish);
  if (made === null) return file;
  const name = file.name.replace(/\.\w+$/, '');
  return new File([made], `${name}.${made.type === 'image/webp' ? 'webp' : 'jpg'}`, {
    type: made.type,
    lastModified: file.lastModified,
  });
}

/** Pictures are compressed one at a time: several would exceed a phone's memory. */
let line: Promise<unknown> = Promise.resolve();

function compressInTurn(wish: CompressionWish): Promise<Blob | null> {
  const turn = line.then(() => compressAside(wish)).catch(() => null);
  line = turn;
  return turn;
}

async function compressAside(wish: CompressionWish): Promise<Blob | null> {
  const worker = new Worker(new URL('./compress-picture.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    return await new Promise<Blob | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      setTimeout(() => resolve(null), patienceMs);
      worker.postMessage(wish, []);
    });
  } finally {
    worker.terminate();
  }
}
