import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** Raised when a former version could not read what this one writes. */
export const format = 1;

const table = z.object({
  name: z.string(),
  file: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  sha256: z.string(),
});

export const manifestSchema = z.object({
  format: z.literal(format),
  product: z.literal('orendi'),
  version: z.string(),
  commit: z.string().nullable(),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** What the tables look like: all migrations, the last one last. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  pictures: z.object({ stored: z.number(), missing: z.number(), sha256: z.string() }),
  /** Tells whether a secret is the one that the shop had, without telling it. */
  secret: z.string(),
  /** The id of the shop; absent in backups of versions before ids. */
  shop: z.string().optional(),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestSchema>;
export type BackupTable = z.infer<typeof table>;

export function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16);
}
