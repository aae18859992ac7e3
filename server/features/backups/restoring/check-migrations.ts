import { readMigrations } from '../../../platform/db/migrate.ts';
import { StartError } from '../../../platform/start-error.ts';
import type { Manifest } from '../manifest.ts';

/** @throws StartError when the tables of a backup are of a later version, or of one that never landed */
export async function checkMigrations(
  { migrations }: Manifest,
  migrationsFolder: string,
): Promise<void> {
  const known = new Map(
    (await readMigrations(migrationsFolder)).map(({ name, checksum }) => [name, checksum]),
  );
  const unknown = migrations.find(({ name }) => !known.has(name));
  if (unknown) {
    throw new StartError(
      `The backup was made by a newer version of Orendi, whose migration ${unknown.name} is not known here: restore it with that version, or a later one.`,
    );
  }
  const changed = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (changed) {
    throw new StartError(
      `The backup was made by another version of Orendi, whose migration ${changed.name} is not the one of this version.`,
    );
  }
}
