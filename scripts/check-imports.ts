/*
 * Imports flow one way; type imports count like all others. Derived from the folders and the package.json files; only
 * the order of the layers is listed:
 *
 * - A workspace imports only the packages that its package.json declares, and no file of another workspace by its path.
 * - Where a workspace has a `platform/`, its folders are layers: none imports a later one, and nothing up to the
 *   platform imports what lies beside the layers (see `imports/check-layers.ts`).
 * - Where features have an `index.ts`, they reach each other only through it. Those of the web have none, because a
 *   file that gathers everything would pull it into every page: they import each other's files, but in no circle.
 * - In no folder do its entries, files and folders alike, form a circle that a folder is part of. An import counts for
 *   the two entries of the nearest folder that holds both files (see `imports/find-circles.ts`).
 * - Only tests import what is made for tests; tests themselves may import everything and close no circle.
 */
import { join } from 'node:path';
import { findFaults } from './imports/find-faults.ts';

const faults = findFaults(join(import.meta.dirname, '..'));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
