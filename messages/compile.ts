import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@inlang/paraglide-js';
import { build } from 'rolldown';

/*
 * Compiles the message files into typed functions. The compiler itself is lenient (a plugin that fails to load leaves
 * it "successful" with no messages), so this script fails if a language lacks a key or a placeholder.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
const areas = ['api', 'mail', 'pages'];

type Entry = string | { match: Record<string, string> }[];

function readArea(area: string, language: string): Record<string, Entry> {
  const text = readFileSync(join(folder, area, `${language}.json`), 'utf8');
  const { $schema: _, ...entries } = JSON.parse(text);
  return entries;
}

function placeholders(entry: Entry): string {
  const texts = typeof entry === 'string' ? [entry] : entry.flatMap((e) => Object.values(e.match));
  const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return [...new Set(names)].sort().join(', ');
}

function compareLanguages(): { keys: string[]; faults: string[] } {
  const keys: string[] = [];
  const faults: string[] = [];
  for (const area of areas) {
    const al = readArea(area, 'al');
    const en = readArea(area, 'en');
    for (const key of new Set([...Object.keys(al), ...Object.keys(en)])) {
      const [inAl, inEn] = [al[key], en[key]];
      if (keys.includes(key)) faults.push(`${key} stands in two areas`);
      keys.push(key);
      if (inAl === undefined || inEn === undefined) {
        faults.push(`${area}/${inAl === undefined ? 'al' : 'en'}.json lacks ${key}`);
      } else if (placeholders(inAl) !== placeholders(inEn)) {
        faults.push(`${key} has placeholders (${placeholders(inAl)}) and (${placeholders(inEn)})`);
      }
    }
  }
  return { keys, faults };
}

const { keys, faults } = compareLanguages();
if (faults.length > 0) {
  console.error(`Messages do not match:\n  ${faults.join('\n  ')}`);
  process.exit(1);
}

await compile({
  project: join(folder, 'project.inlang'),
  outdir: join(folder, 'compiled'),
  strategy: ['baseLocale'],
  emitReadme: false,
  emitGitIgnore: false,
});

// Messages name the product, which a marketplace may call otherwise.
const messagesFolder = join(folder, 'compiled', 'messages');
for (const file of readdirSync(messagesFolder)) {
  const code = readFileSync(join(messagesFolder, file), 'utf8');
  if (!code.includes('Orendi')) continue;
  // Below the import that a page's build takes out.
  const naming = code
    .replaceAll('Orendi', '${marketName()}')
    .replace(/(?<='..\/runtime.js';\n)/, "import { marketName } from '../../market-name.ts';\n");
  writeFileSync(join(messagesFolder, file), naming);
}

// A page's script takes the few modules it needs. Node needs all of them, and each costs it some kilobytes of memory.
await build({
  input: join(folder, 'index.ts'),
  platform: 'node',
  output: { file: join(folder, 'compiled', 'node.js'), minify: true },
});

const compiled = readdirSync(messagesFolder).filter(
  (file) => file.endsWith('.js') && file !== '_index.js',
);
if (compiled.length !== keys.length) {
  console.error(`${compiled.length} of ${keys.length} messages were compiled.`);
  process.exit(1);
}
console.log(`${keys.length} messages in two languages`);
