import { picture } from '@orendi/contract/limits';

/** The facts that a stored picture's address encodes. */
export interface PictureSource {
  /** The address without its extension; `{base}/{w}.webp` are the smaller sizes. */
  base: string;
  width: number;
  height: number;
  /** The mean color, as a CSS value. */
  color: string;
  /** Completed to the shape of a frame: there is no file without a width in its name. */
  isCompleted?: boolean;
}

const key = /^[0-9a-f]{32}-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})\.webp$/;

/** Caches the last result: each picture asks for its color and its sizes, and a page has hundreds of them. */
let latest: { url: string; source: PictureSource | null } = { url: '', source: null };

/** Null for an address that is not one of our pictures. */
export function pictureSource(url: string): PictureSource | null {
  if (latest.url !== url) latest = { url, source: readSource(url) };
  return latest.source;
}

function readSource(url: string): PictureSource | null {
  const match = key.exec(url.slice(url.lastIndexOf('/') + 1));
  if (match === null) return null;
  const [, width, height, color] = match;
  const base = url.slice(0, -'.webp'.length);
  return { base, width: Number(width), height: Number(height), color: `#${color}` };
}

/** The address of a JPEG for link previews, about 960 px wide. */
export function previewAddress(url: string): string {
  const source = pictureSource(url);
  return source === null ? url : `${source.base}/960.jpg`;
}

/**
 * The sizes offered for a box of at most `widest` pixels: down to a sixth of it, and none wider than the picture
 * itself, which is included where it is the widest.
 */
export function sourceSet(source: PictureSource, widest: number): string {
  const { base, width } = source;
  const smaller = picture.widths.filter(
    (size) => size * 6 >= widest && size <= widest && size < width,
  );
  const entries = smaller.map((size) => `${base}/${size}.webp ${size}w`);
  if (width <= widest) entries.push(`${sourceAddress(source, width)} ${width}w`);
  return entries.join(', ');
}

/** The smallest stored size at least `wanted` pixels wide, for browsers without `srcset`. */
export function sourceAddress({ base, width, isCompleted = false }: PictureSource, wanted: number) {
  const size = picture.widths.find((candidate) => candidate >= wanted);
  if (isCompleted) return `${base}/${size ?? picture.widths.at(-1)}.webp`;
  return size === undefined || size >= width ? `${base}.webp` : `${base}/${size}.webp`;
}
