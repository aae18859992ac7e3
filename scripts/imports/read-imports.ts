import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
const made = ['**/node_modules', '**/dist', '**/compiled'];

/**
 * All imports of a workspace.
 * @param folder its root
 */
export function readImports(folder: string): Import[] {
  const files = globSync('**/*.{ts,tsx,mjs}', { cwd: folder, exclude: made });
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return Array.from(text.matchAll(specifiers), ([, named, bare, called]) => {
      const specifier = named ?? bare ?? called ?? '';
      const target = specifier.startsWith('.') ? join(dirname(file), specifier) : null;
      return { file, specifier, target };
    });
  });
}

export function isForTests(file: string): boolean {
  return /\.test\.tsx?$|(?:^|\/)testing\//.test(file);
}
