import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '../../product/open-shop.ts';

/** Waits until no mail is due any more. */
export async function mailsSent({ database: { pool } }: Shop): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select 1 from mail where sent_at is null limit 1');
    if (rows.length === 0) return;
    await pause(100);
  }
}

/** A folder that is kept for the next run is left unchanged. */
export async function removeRequests({ database }: Shop, dataDir: string): Promise<void> {
  await database.pool.query('truncate request, mail, idempotency_key, spent_captcha');
  await rm(join(dataDir, 'mail'), { recursive: true, force: true });
}
