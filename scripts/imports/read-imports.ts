import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** One import in a workspace's source. */
export interface Import {
  /** Path relative to the workspace's root. */
  file: string;
  /** The specifier as written: a path or a package. */
  specifier: string;
  /** The imported file, relative to the workspace's root; null for a package. */
  target: string | null;
}

/** Statements at the start of a line, type imports included, and `import()`. */
const specifiers = new RegExp(
  [
    /^(?:import|export)\b[^'"`;=()]*?\bfrom\s*['"]([^'"]+)['"]/,
    /^import\s*['"]([^'"]+)['"]/,
    /\bimport\(\s*['"]([^'"]+)['"]\s*\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);
const made = new Set(['node_modules', 'dist', 'compiled']);

/**
 * All imports of a workspace.
 * @param folder its root
 */
export function readImports(folder: string): Import[] {
  if (!existsSync(folder)) return [];
  return [...sourceFiles(folder)].flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(specifiers), ([, named, bare, called]) => {
      const specifier = named ?? bare ?? called ?? '';
      const isPath = specifier.startsWith('.');
      const target = isPath ? relative(folder, resolve(dirname(path), specifier)) : null;
      return { file: relative(folder, path), specifier, target };
    }),
  );
}

function* sourceFiles(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (made.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

/** Whether a file is a test or made for tests. */
export function isForTests(file: string): boolean {
  return /\.test\.tsx?$|(?:^|\/)testing\//.test(file);
}
