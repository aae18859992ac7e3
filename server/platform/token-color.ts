import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../web/styles/tokens.css');
const tokens = readFileSync(file, 'utf8');

/**
 * A color of the pages' design tokens, for pictures and mails, which no style sheet reaches.
 * @throws Error when the tokens lack it, as after a renaming
 */
export function tokenColor(name: string): string {
  const [, color] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (color === undefined) throw new Error(`tokens.css has no color named ${name}.`);
  return color;
}
