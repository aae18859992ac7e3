import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this many bytes the headers outweigh the savings. */
const leastBytes = 512;

/** Writes compressed versions (`x.js.br`, `x.js.gz`) of the browser's files, so the server never compresses one. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    writeBundle({ dir }) {
      if (dir !== undefined) compressIn(dir);
    },
  };
}

function compressIn(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((candidate) => compressible.test(candidate))) {
    const file = join(folder, name);
    if (statSync(file).size < leastBytes || isCompressed(file)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function isCompressed(file: string): boolean {
  const compressed = `${file}.br`;
  return existsSync(compressed) && statSync(compressed).mtimeMs >= statSync(file).mtimeMs;
}
