import { relative } from 'node:path';
import { type ChunkFolders, sharedChunk } from './chunk-folders.ts';

/** What the bundler knows of a module. */
interface ModuleFacts {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}

export type FindModule = (id: string) => ModuleFacts | null;

interface Source {
  /** Of the repository; the named folders begin here. */
  root: string;
  /** The module that every page begins with. */
  entry: string;
  chunks: readonly ChunkFolders[];
}

/** Each message is a module of its own, but all are imported through one list: only the code says which are used. */
const messages = 'messages/compiled/';
const messageUse = /\bm\.(\w+)/g;

/**
 * Says which shared script a module belongs to. What the entry itself imports is needed by every page; everything else
 * goes by its nearest named folder. A message goes with its users where they all belong to one script.
 * @returns null for a module that stays with whatever imports it
 * @throws Error when a named folder holds no module of the pages, as after a move
 */
export function assignChunks(
  { root, entry, chunks }: Source,
  find: FindModule,
): (id: string) => string | null {
  const { reached, initial, lazy } = walkModules(entry, find);
  const chunkOfFolder = new Map(
    chunks.flatMap((chunk) => chunk.folders.map((folder) => [folder, chunk] as const)),
  );
  const pathOf = (id: string) => relative(root, id.replace(/\?.*/, ''));
  const namedFolder = (id: string) =>
    foldersAbove(pathOf(id)).find((folder) => chunkOfFolder.has(folder));

  function chunkOf(id: string): string | null {
    const named = chunkOfFolder.get(namedFolder(id) ?? '');
    if (named?.isWhole) return named.name;
    if (initial.has(id)) return sharedChunk;
    return named?.name ?? (lazy.has(id) ? null : sharedChunk);
  }

  const matched = new Set([...reached].map(namedFolder));
  const unmatched = [...chunkOfFolder.keys()].filter((folder) => !matched.has(folder));
  if (unmatched.length > 0) {
    throw new Error(
      `chunk-folders.ts names folders that hold no module of the pages: ${unmatched.join(', ')}.`,
    );
  }

  const users = new Map<string, Set<string>>();
  for (const id of reached) {
    if (pathOf(id).startsWith('node_modules/')) continue;
    for (const [, key = ''] of find(id)?.code?.matchAll(messageUse) ?? []) {
      // A module that is loaded lazily is a script of its own.
      users.set(key, (users.get(key) ?? new Set()).add(chunkOf(id) ?? id));
    }
  }

  function chunkOfMessage(key: string): string | null {
    const [user, ...others] = users.get(key) ?? [];
    if (user === undefined || others.length > 0) return sharedChunk;
    return reached.has(user) ? null : user;
  }

  return (id) => {
    const path = pathOf(id);
    if (!path.startsWith(messages)) return chunkOf(id);
    return chunkOfMessage(path.slice(path.lastIndexOf('/') + 1, -'.js'.length));
  };
}

/** All modules of the pages: those that come with the entry, and those that something loads lazily. */
function walkModules(entry: string, find: FindModule) {
  const lazy = new Set<string>();
  const reached = new Set<string>();
  const walk = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = find(id) ?? {};
    importedIds.forEach(walk);
    for (const target of dynamicallyImportedIds) lazy.add(target);
  };
  walk(entry);
  const initial = new Set(reached);
  // A set that grows while it is read: what is found lazily may load more.
  for (const id of lazy) walk(id);
  return { reached, initial, lazy };
}

/** `a/b` and `a` for `a/b/c.ts`: the nearest first. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}
