import { relative } from 'node:path';
import { type ChunkFolders, sharedChunk } from './chunk-folders.ts';

/** What the bundler knows about a module. */
interface ModuleFacts {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}

export type FindModule = (id: string) => ModuleFacts | null;

interface Source {
  /** Root of the repository; the chunk folders are relative to it. */
  root: string;
  /** The module every page starts with. */
  entry: string;
  chunks: readonly ChunkFolders[];
}

/**
 * Every message is a module of its own but all are imported through one index, so only the code shows which are used.
 */
const messages = 'messages/compiled/';
const messageUse = /\bm\.(\w+)/g;

/**
 * Decides which shared chunk a module belongs to. Modules the entry imports are needed by every page; all others go by
 * their nearest named folder or, without one, by their importers if those all belong to one chunk. The same goes for
 * messages.
 * @returns null for a module that stays with whatever imports it
 * @throws Error when a named folder contains no module of the pages, as after a move
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

  const matched = new Set([...reached].map(namedFolder));
  const unmatched = [...chunkOfFolder.keys()].filter((folder) => !matched.has(folder));
  if (unmatched.length > 0) {
    throw new Error(
      `chunk-folders.ts names folders that hold no module of the pages: ${unmatched.join(', ')}.`,
    );
  }

  const users = findUsers(reached, find, (id) => !pathOf(id).startsWith('node_modules/'));
  const known = new Map<string, string>();

  /** A shared chunk by name; a lazily loaded module is a chunk of its own, by id. */
  function scriptOf(id: string): string {
    const named = chunkOfFolder.get(namedFolder(id) ?? '');
    if (named?.isWhole) return named.name;
    if (initial.has(id)) return sharedChunk;
    return named?.name ?? (lazy.has(id) ? id : scriptOfUsers(id));
  }

  function scriptOfUsers(name: string): string {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Provisional, so that circular imports terminate.
    known.set(name, sharedChunk);
    const [script = sharedChunk, ...others] = new Set(Array.from(users.get(name) ?? [], scriptOf));
    const found = others.length > 0 ? sharedChunk : script;
    known.set(name, found);
    return found;
  }

  return (id) => {
    const path = pathOf(id);
    const key = path.slice(path.lastIndexOf('/') + 1, -'.js'.length);
    const script = path.startsWith(messages) ? scriptOfUsers(key) : scriptOf(id);
    return reached.has(script) ? null : script;
  };
}

/** The importers of each module, by id, and the users of each message, by key. */
function findUsers(
  modules: Iterable<string>,
  find: FindModule,
  isOurs: (id: string) => boolean,
): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const note = (used: string, user: string) =>
    users.set(used, (users.get(used) ?? new Set()).add(user));
  for (const id of modules) {
    const { importedIds = [], code = null } = find(id) ?? {};
    for (const imported of importedIds) note(imported, id);
    if (!isOurs(id)) continue;
    for (const [, key = ''] of code?.matchAll(messageUse) ?? []) note(key, id);
  }
  return users;
}

/** All modules of the pages: those bundled with the entry and those loaded lazily. */
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
  // The set grows while it is iterated: lazy modules may load more.
  for (const id of lazy) walk(id);
  return { reached, initial, lazy };
}

/** `a/b` and `a` for `a/b/c.ts`, nearest first. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}
