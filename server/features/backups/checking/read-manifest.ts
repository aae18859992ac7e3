import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../../platform/start-error.ts';
import type { FoundBackup } from '../find-backup.ts';
import { manifestName } from '../layout.ts';
import { format, type Manifest, manifestSchema } from '../manifest.ts';

/**
 * What a backup says of itself.
 * @throws StartError when that cannot be read, or a later version has written it
 */
export async function readManifest({ root, name }: FoundBackup): Promise<Manifest> {
  const damaged = () =>
    new StartError(`The backup ${name} is damaged: ${manifestName} cannot be read.`);
  const path = join(root, name, manifestName);
  const content = await readFile(path, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => {
      throw damaged();
    });
  const later = formatOf(content);
  if (later !== null && later > format) {
    throw new StartError(
      `The backup ${name} was made by a newer version of Orendi: restore it with that one, or a later one.`,
    );
  }
  const { data } = manifestSchema.safeParse(content);
  if (!data) throw damaged();
  return data;
}

function formatOf(content: unknown): number | null {
  const { format: found } = (content ?? {}) as { format?: unknown };
  return typeof found === 'number' ? found : null;
}
