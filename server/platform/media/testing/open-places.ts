import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PicturePlace } from '../storage.ts';
import { startInMemoryS3 } from './in-memory-s3.ts';

/** A picture storage that a test can inspect. */
export interface OpenPlace {
  place: PicturePlace;
  /** Names of all stored objects, sorted. */
  list(): Promise<string[]>;
  close(): Promise<void>;
}

export async function openFolderPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'orendi pictures '));
  return {
    place: { folder },
    async list() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = found.filter((entry) => entry.isFile());
      return files.map((file) => join(file.parentPath, file.name).slice(folder.length + 1)).sort();
    },
    close: () => rm(folder, { recursive: true }),
  };
}

export async function openS3Place(): Promise<OpenPlace> {
  const secret = 'a/secret+with@signs';
  const s3 = await startInMemoryS3('pictures', secret);
  const login = `key:${encodeURIComponent(secret)}`;
  return {
    place: { s3Url: `s3://${login}@${s3.host}/pictures/shop?ssl=false` },
    list: async () => [...s3.objects.keys()].map((key) => key.replace(/^shop\//, '')).sort(),
    close: s3.stop,
  };
}
