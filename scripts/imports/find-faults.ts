import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLayers } from './check-layers.ts';
import { checkPackage } from './check-package.ts';
import { findCircles } from './find-circles.ts';
import { readImports, isForTests, type Import } from './read-imports.ts';

interface Package {
  workspaces?: string[];
  dependencies?: object;
  devDependencies?: object;
  optionalDependencies?: object;
}

/**
 * What is wrong with the imports of all workspaces, as sentences; empty if nothing.
 * @param root of the repository
 */
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
