import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../platform/start-error.ts';
import { type FoundBackup, manifestName } from './layout.ts';

/** Raised when a former version could not read what this one writes. */
export const format = 1;

const table = z.object({
  name: z.string(),
  file: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  sha256: z.string(),
});

const manifestSchema = z.object({
  format: z.literal(format),
  product: z.literal('orendi'),
  version: z.string(),
  commit: z.string().nullable(),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** All migrations, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  pictures: z.object({ stored: z.number(), missing: z.number(), sha256: z.string() }),
  /** Fingerprint of the shop's secret. */
  secret: z.string(),
  /** The id of the shop; absent in backups of versions before ids. */
  shop: z.string().optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackupTable = z.infer<typeof table>;

export function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16);
}

/** @throws StartError when it cannot be read, or a later version has written it */
export async function readManifest({ root, name }: FoundBackup): Promise<Manifest> {
  const damaged = () =>
    new StartError(`The backup ${name} is damaged: ${manifestName} cannot be read.`);
  const path = join(root, name, manifestName);
  const content = await readFile(path, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => {
      throw damaged();
    });
  if (Number((content as { format?: unknown } | null)?.format) > format) {
    throw new StartError(
      `The backup ${name} was made by a newer version of Orendi: restore it with that one, or a later one.`,
    );
  }
  const { data } = manifestSchema.safeParse(content);
  if (!data) throw damaged();
  return data;
}
