import { builtinModules } from 'node:module';
import type { Import } from './read-imports.ts';

/** What is wrong with an import of a package, or with a path out of the workspace; null if nothing. */
export function checkPackage(
  { specifier, target }: Import,
  declared: ReadonlySet<string>,
): string | null {
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
