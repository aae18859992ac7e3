import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { assignChunks } from './assign-chunks.ts';
import { chunkFolders } from './chunk-folders.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'web/entry-client.tsx');
const home = join(root, 'web/routes/home.tsx');

/** The chunk groups of one browser build, in the order of `chunkFolders`. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let chunkOf: ReturnType<typeof assignChunks> | undefined;
  return chunkFolders.map(({ name, isWhole }, index) => ({
    debugName: name,
    name: (id, context) => {
      chunkOf ??= assignChunks({ root, entry, home, chunks: chunkFolders }, (module) =>
        context.getModuleInfo(module),
      );
      return chunkOf(id) === name ? name : null;
    },
    minShareCount: isWhole ? 1 : 2,
    priority: chunkFolders.length - index,
  }));
}
