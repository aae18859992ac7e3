import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Db } from './db/tables.ts';
import { outsideCalls } from './deadline.ts';
import type { Log } from './log/log.ts';
import { reasonOf } from './log/reason-of.ts';
import { shareLook, showGauge } from './metrics/index.ts';

/** SQLSTATE 53100, and the file system's codes for a full disk and a used up quota. */
const codes = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);

/** It may succeed later. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codes.has((error as NodeJS.ErrnoException).code) || isDiskFull(error.cause);
}

export type DiskSpace = ReturnType<typeof createDiskSpace>;

/**
 * Learns from failures whether there is room to write.
 * @param attempts write something of no use wherever the product writes
 */
export function createDiskSpace(
  attempts: readonly (() => Promise<unknown>)[],
  log: Pick<Log, 'warn' | 'info'>,
) {
  let isNoted = false;
  let trying: Promise<void> | null = null;
  const tryAll = async () => {
    try {
      for (const attempt of attempts) await attempt();
    } catch (error) {
      if (isDiskFull(error)) return;
    }
    isNoted = false;
    log.info('there is room on the disk again');
  };
  return {
    note(error: unknown): void {
      if (isNoted || !isDiskFull(error)) return;
      isNoted = true;
      log.warn({ reason: reasonOf(error) }, 'the disk is full');
    },
    /** Once a full disk was noted, tries on each call whether there is room again. */
    async isFull(): Promise<boolean> {
      if (!isNoted) return false;
      trying ??= outsideCalls(tryAll).finally(() => {
        trying = null;
      });
      await trying;
      return isNoted;
    },
  };
}

/** Enough that it does not fit into what is left over in files that exist. */
const ATTEMPT_BYTES = 256 * 1024;

export function tryFolder(folder: string): () => Promise<void> {
  const file = join(folder, `.room.${process.pid}`);
  return async () => {
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(file, Buffer.alloc(ATTEMPT_BYTES), { flush: true });
    } finally {
      await rm(file, { force: true });
    }
  };
}

/** A temporary table takes room on the disk of the database, and leaves nothing behind. */
export function tryDatabase(db: Db): () => Promise<void> {
  return () =>
    db.transaction().execute(async (trx) => {
      await sql`create temporary table room on commit drop as
        select repeat(md5(i::text), 64) as text from generate_series(1, 128) i`.execute(trx);
    });
}

/**
 * `freeBytes` is space that this user may still fill.
 * @throws when the folder cannot be looked at
 */
export async function readDisk(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** The room that is left to what must not fail: this many bytes, but of a small disk only a part. */
const keptFree = { bytes: 256 * 1024 * 1024, part: 0.05 };

/** Whether the last room on the disk of a folder is reached, which is not for uploads or backups. */
export async function isAlmostFull(folder: string, read = readDisk): Promise<boolean> {
  const { freeBytes, totalBytes } = await read(folder);
  return freeBytes < Math.min(keptFree.bytes, totalBytes * keptFree.part);
}

export function showDisk(registry: Registry, folder: string): void {
  const look = shareLook(() => readDisk(folder));
  const free = 'Room left on the disk of the data folder';
  showGauge(registry, 'orendi_disk_free_bytes', free, () => look(({ freeBytes }) => freeBytes));
  const size = 'Size of the disk of the data folder';
  showGauge(registry, 'orendi_disk_size_bytes', size, () => look(({ totalBytes }) => totalBytes));
}
