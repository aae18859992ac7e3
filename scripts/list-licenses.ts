/* Writes docs/licences.md: `node scripts/list-licenses.ts`, after every change of a dependency. A test compares the two. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeLicenses } from './licenses/describe-licenses.ts';
import { type Lock, readPackages } from './licenses/read-packages.ts';

const root = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
writeFileSync(join(root, 'docs/licences.md'), describeLicenses(readPackages(lock)));
