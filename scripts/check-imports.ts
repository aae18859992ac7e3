/*
 * Imports flow one way; type imports count like all others. Derived from the folders and the package.json files; only
 * the order of the layers is listed:
 *
 * - A workspace imports only the packages that its package.json declares, and no file of another workspace by its path.
 * - Where a workspace has a `platform/`, its folders are layers: none imports a later one, and nothing up to the
 *   platform imports what lies beside the layers (see `layerFault`).
 * - Where features have an `index.ts`, they reach each other only through it. Those of the web have none, because a
 *   file that gathers everything would pull it into every page: they import each other's files, but in no circle.
 * - In no folder do its entries, files and folders alike, form a circle that a folder is part of. An import counts for
 *   the two entries of the nearest folder that holds both files (see `imports/find-circles.ts`).
 * - Only tests import what is made for tests; tests themselves may import everything and close no circle.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinModules } from 'node:module';
import { findCircles } from './imports/find-circles.ts';
import { type Import, isForTests, readImports } from './imports/read-imports.ts';

interface Package {
  workspaces?: string[];
  dependencies?: object;
  devDependencies?: object;
  optionalDependencies?: object;
}

/** The faults in the imports of all workspaces, as sentences; empty if there are none. */
export function findFaults(root: string): string[] {
  const readPackage = (folder: string): Package =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const { workspaces = [], devDependencies: everywhere = {} } = readPackage('.');
  return workspaces.flatMap((workspace) => {
    const imports = readImports(join(root, workspace));
    const declared = new Set(
      [everywhere, ...dependenciesOf(readPackage(workspace))].flatMap(Object.keys),
    );
    const checkLayer = checkLayers(imports);
    const faults = imports.flatMap((found) => {
      const fault = checkPackage(found, declared) ?? checkTests(found) ?? checkLayer(found);
      return fault === null ? [] : [`${workspace}/${found.file} ${fault}`];
    });
    return faults.concat(findCircles(workspace, imports));
  });
}

function dependenciesOf(read: Package): object[] {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = read;
  return [dependencies, devDependencies, optionalDependencies];
}

function checkTests({ file, specifier, target }: Import): string | null {
  if (target === null || isForTests(file) || !isForTests(target)) return null;
  return `is no test, but imports ${specifier}, which is made for tests.`;
}

/** The fault of an import of a package, or of a path out of the workspace; null if none. */
function checkPackage({ specifier, target }: Import, declared: ReadonlySet<string>): string | null {
  if (target !== null) {
    return target.startsWith('..') ? `imports ${specifier}, which leaves the workspace.` : null;
  }
  const name = packageName(specifier);
  if (specifier.startsWith('node:') || declared.has(name)) return null;
  return builtinModules.includes(name)
    ? `imports ${name}: write node:${name}.`
    : `imports ${name}, which its package.json does not declare.`;
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The folders of a workspace that has a `platform/`, from the lowest layer up. What lies beside them, such as the files
 * at the top of the workspace, assembles them: nothing up to the platform imports it; features and routes may, as long
 * as no circle results.
 */
const order = ['ui', 'api', 'platform', 'features', 'routes'];
const platform = order.indexOf('platform');

/** Returns a check for the imports of one workspace: what is wrong with an import, or null. */
function checkLayers(all: readonly Import[]): (found: Import) => string | null {
  const folders = new Set(all.map(({ file }) => file.slice(0, file.indexOf('/') + 1)));
  const hasIndexes = all.some(({ file }) => /^features\/[^/]+\/index\.ts$/.test(file));
  return ({ file, specifier, target }) => {
    if (target === null) return null;
    if (folders.has('platform/')) {
      const fault = layerFault(file, target);
      if (fault !== null) return `imports ${specifier}: ${fault}`;
    }
    return hasIndexes && passesIndex(file, target)
      ? `imports ${specifier}, which reaches into a feature past its index.ts.`
      : null;
  };
}

function layerFault(file: string, target: string): string | null {
  const [layer = '', aim = ''] = [file, target].map((path) => path.split('/')[0]);
  const [from, to] = [order.indexOf(layer), order.indexOf(aim)];
  if (from === -1 || isForTests(file)) return null;
  if (to > from) return `${layer}/ knows nothing of ${aim}/, which stands above it.`;
  if (to === -1 && from <= platform) {
    return `${layer}/ knows nothing of what puts the layers together.`;
  }
  return null;
}

function passesIndex(file: string, target: string): boolean {
  const [aim, feature, entry] = target.split('/');
  if (aim !== 'features') return false;
  const source = file.split('/');
  const isOwn = source[0] === 'features' && source[1] === feature;
  // The files at the top of the workspace may also import a feature's routes.
  const isPublic = entry === 'index.ts' || (source.length === 1 && entry === 'routes.ts');
  return !isOwn && !isPublic && source[0] !== 'testing';
}

const faults = import.meta.main ? findFaults(join(import.meta.dirname, '..')) : [];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
