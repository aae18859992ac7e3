import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { apartChunk, type ChunkFolders, sharedChunk } from './chunk-folders.ts';

/** The bundler's view of a module. */
type ModuleFacts = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'>;

export type FindModule = (id: string) => ModuleFacts | null;

interface Source {
  /** Root of the repository; the chunk folders are relative to it. */
  root: string;
  /** The module every page starts with. */
  entry: string;
  /** The module of the page that most visits begin with. */
  home: string;
  chunks: readonly ChunkFolders[];
}

/**
 * Every message is a module of its own but all are imported through one index, so only the code shows which are used.
 */
const messages = 'messages/compiled/';
const messageUse = /\bm\.(\w+)/g;

/**
 * Decides which shared chunk a module belongs to. Modules the entry imports are needed by every page; all others go by
 * their nearest named folder or, without one, by their importers if those all belong to one chunk; if not, by whether
 * home needs them. The same goes for messages.
 * @returns null for a module that stays with whatever imports it
 * @throws Error when a named folder contains no module of the pages, as after a move
 */
export function assignChunks(
  { root, entry, home, chunks }: Source,
  find: FindModule,
): (id: string) => string | null {
  const { reached, initial, lazy } = walkModules(entry, find);
  const ofHome = withImports(home, find);
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
    const usedBy = [...(users.get(name) ?? [])];
    const [script = sharedChunk, ...others] = new Set(usedBy.map(scriptOf));
    const isForHome = [name, ...usedBy].some((id) => initial.has(id) || ofHome.has(id));
    const common = isForHome ? sharedChunk : apartChunk;
    const found = others.length > 0 ? common : script;
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
function findUsers(modules: Iterable<string>, find: FindModule, isOurs: (id: string) => boolean) {
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
  const initial = withImports(entry, find);
  const reached = new Set(initial);
  // Both sets grow while they are iterated: lazy modules may load more.
  for (const id of reached) {
    for (const target of find(id)?.dynamicallyImportedIds ?? []) {
      lazy.add(target);
      for (const imported of withImports(target, find)) reached.add(imported);
    }
  }
  return { reached, initial, lazy };
}

/** A module and all that it imports, except lazily. */
function withImports(id: string, find: FindModule): Set<string> {
  const found = new Set([id]);
  // The set grows while it is iterated.
  for (const module of found) {
    for (const imported of find(module)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/** `a/b` and `a` for `a/b/c.ts`, nearest first. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}
