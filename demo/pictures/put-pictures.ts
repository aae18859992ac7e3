import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { keyOfPicture, type ReadPicture } from '@orendi/server/platform/media/index';
import type { Services } from '@orendi/server/services';
import { type Focus, middle } from '@orendi/contract/fit-picture';
import facts from './facts.json' with { type: 'json' };

/** In pixels; a product's picture of another size states it. */
const sizes = { covers: '1920x1080', logos: '512x512', products: '960x1200' };

/**
 * A picture file next to this one, such as `covers/mobileria-valbona` or `products/sofa-1-2`, with the facts its key needs,
 * so that nothing is decoded.
 */
export type PictureFile = { name: string } & ReturnType<typeof readFacts>;

/**
 * A picture in the shop's store, by the name of its file.
 * @throws when there is none
 */
export type PictureCalled = (name: string) => { key: string; bytes: number; found: Focus };

/**
 * The names of a product's pictures, the one of its card first.
 * @param pictured such as `sofa-1`
 */
export function productPictures(pictured: string): string[] {
  const own: string[] | undefined = facts.products[pictured as keyof typeof facts.products];
  if (!own) throw new Error(`There are no pictures of ${pictured}.`);
  return own.map((_, i) => `products/${pictured}-${i + 1}`);
}

export function listPictureFiles(): PictureFile[] {
  const files: PictureFile[] = [];
  for (const kind of ['covers', 'logos'] as const) {
    for (const [slug, known] of Object.entries(facts[kind])) {
      files.push({ name: `${kind}/${slug}`, ...readFacts(known, sizes[kind]) });
    }
  }
  for (const [pictured, own] of Object.entries(facts.products)) {
    productPictures(pictured).forEach((name, i) =>
      files.push({ name, ...readFacts(own[i] ?? '', sizes.products) }),
    );
  }
  return files;
}

/** @param known such as `dad5ca 0.5 0.46`, or `dad5ca 0.5 0.46 960x720` */
function readFacts(known: string, usualSize: string) {
  const [color = '', x, y, size = usualSize] = known.split(' ');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const focus: Focus = [Number(x ?? middle[0]), Number(y ?? middle[1])];
  return { width, height, color, focus };
}

export const pathOfPicture = (name: string) => join(import.meta.dirname, `${name}.webp`);

/** The picture in the form in which the shop stores it: its bytes as they are, under the key that an upload would get. */
export async function readPictureFile({ name, ...known }: PictureFile): Promise<ReadPicture> {
  const webp = await readFile(pathOfPicture(name));
  const { width, height, focus } = known;
  return { key: keyOfPicture(webp, known), width, height, focus, webp };
}

/** Does some work for all files, some at a time: most of a write is waiting for the disk or the bucket. */
export function forEachFile(work: (file: PictureFile) => Promise<void>): Promise<void> {
  return Readable.from(listPictureFiles()).forEach(work, { concurrency: 32 });
}

/** Puts all pictures of the demo into the store; those that are there stay. */
export async function putPictures(media: Pick<Services['media'], 'keep'>): Promise<PictureCalled> {
  const put = new Map<string, ReturnType<PictureCalled>>();
  await forEachFile(async (file) => {
    const { key, bytes } = await media.keep(await readPictureFile(file));
    put.set(file.name, { key, bytes, found: file.focus });
  });
  return (name) => {
    const picture = put.get(name);
    if (!picture) throw new Error(`There is no picture ${name}.`);
    return picture;
  };
}
