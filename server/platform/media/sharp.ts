import { createRequire } from 'node:module';
import type Sharp from 'sharp';
import type { Sharp as Image, SharpInput, SharpOptions } from 'sharp';

const load = createRequire(import.meta.url);
let loaded: typeof Sharp | undefined;

function loadSharp(): typeof Sharp {
  const fresh = load('sharp') as typeof Sharp;
  // Every picture is processed only once, and the queues decide how many at a time.
  fresh.cache(false);
  fresh.concurrency(1);
  return fresh;
}

/** Opens a picture with sharp, which is loaded with the first one: a process that only sends stored pictures does without libvips. */
export function sharp(input: SharpInput | SharpOptions, options?: SharpOptions): Image {
  loaded ??= loadSharp();
  return options ? loaded(input as SharpInput, options) : loaded(input as SharpInput);
}
