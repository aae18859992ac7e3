import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { cutCoreFont } from './cut-core-font.ts';

/** Where `fonts.css` expects it. */
const file = join(import.meta.dirname, '../compiled/instrument-sans-core.woff2');

/** Writes the core font where the stylesheet expects it, before a build or `npm run dev` starts. */
export function coreFont(): Plugin {
  return {
    name: 'core-font',
    async configResolved() {
      const font = await cutCoreFont();
      if (existsSync(file) && readFileSync(file).equals(font)) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, font);
    },
  };
}
