/*
 * Imports flow one way. A workspace imports only the packages its package.json declares; inside the server a feature
 * reaches another feature only through its index.ts, and the platform knows no feature. Derived from the folders and
 * the package.json files, so there is no list to keep.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const { workspaces, devDependencies }: { workspaces: string[]; devDependencies: object } =
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Statements at the start of a line, and calls of import(). */
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
const everywhere = new Set(Object.keys(devDependencies));
const made = new Set(['node_modules', 'dist', 'compiled']);

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (made.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function faultInPackage(specifier: string, declared: Set<string>): string | null {
  const name = packageName(specifier);
  if (specifier.startsWith('node:') || declared.has(name) || everywhere.has(name)) return null;
  return builtinModules.includes(name) ? `write node:${name}` : `${name} is not declared`;
}

function faultInPath(file: string, specifier: string, workspace: string): string | null {
  const target = relative(join(root, workspace), resolve(dirname(file), specifier)).split(sep);
  if (target[0] === '..') return `${specifier} leaves the workspace`;
  const source = relative(join(root, workspace), file).split(sep);
  if (workspace !== 'server' || target[0] !== 'features') return null;
  if (source[0] === 'platform') return `the platform imports a feature (${specifier})`;
  const sameFeature = source[0] === 'features' && source[1] === target[1];
  // The files at the top of the server put features and platform together, so they may also take a feature's routes.
  const through = target[2] === 'index.ts' || (source.length === 1 && target[2] === 'routes.ts');
  if (sameFeature || through || source[0] === 'testing') return null;
  return `${specifier} reaches into a feature past its index.ts`;
}

const faults = workspaces.flatMap((workspace) => {
  const {
    dependencies,
    devDependencies: dev,
    optionalDependencies,
  } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  const declared = new Set(Object.keys({ ...dependencies, ...dev, ...optionalDependencies }));
  return [...sourceFiles(join(root, workspace))].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(specifiers)].flatMap(([, named, bare, called]) => {
      const specifier = named ?? bare ?? called ?? '';
      const fault = specifier.startsWith('.')
        ? faultInPath(file, specifier, workspace)
        : faultInPackage(specifier, declared);
      return fault ? [`${relative(root, file)}: ${fault}`] : [];
    }),
  );
});

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
