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
 * goes by its nearest named folder, and where none is named with its users if they all belong to one script. So does a
 * message.
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

  const matched = new Set([...reached].map(namedFolder));
  const unmatched = [...chunkOfFolder.keys()].filter((folder) => !matched.has(folder));
  if (unmatched.length > 0) {
    throw new Error(
      `chunk-folders.ts names folders that hold no module of the pages: ${unmatched.join(', ')}.`,
    );
  }

  const users = findUsers(reached, find, (id) => !pathOf(id).startsWith('node_modules/'));
  const known = new Map<string, string>();

  /** A shared script by its name; a module that is a script of its own, as it is loaded lazily, by its id. */
  function scriptOf(id: string): string {
    const named = chunkOfFolder.get(namedFolder(id) ?? '');
    if (named?.isWhole) return named.name;
    if (initial.has(id)) return sharedChunk;
    return named?.name ?? (lazy.has(id) ? id : scriptOfUsers(id));
  }

  function scriptOfUsers(name: string): string {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Until it is known, for modules that import each other.
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

/** Who imports each module, by its id, and who uses each message, by its key. */
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
