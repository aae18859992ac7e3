import { picture } from '@orendi/contract/limits';
import type { z } from 'zod';
import { Counter, type Registry } from 'prom-client';
import { beginDeadline } from '../../deadline.ts';
import { createFairQueue, type Sender } from '../../fair-queue.ts';
import type { Media } from '../../media/index.ts';
import { createMetrics, type Metrics, showGauge } from '../../metrics/index.ts';
import { createQueue, createQueueByKey, QueueFull } from '../../media/queue.ts';
import { ApiError } from '../api-error.ts';
import { pictureFault, readForm, type UploadedForm } from './read-form.ts';
import { type FileField, type ReceivedUpload, receiveUpload } from './receive-upload.ts';
import type { Spool, SpoolFolder } from './spool.ts';

/** The operations of a sender whose turn it is. Resources are returned at the end of the turn. */
export interface UploadSlot {
  /**
   * Receives a form, and reads it once it is there and has a place.
   * @param maxFiles how many pictures each field may have; files in other fields are ignored
   * @param longestSide of the stored pictures, in pixels
   * @param clearable fields that the schema wants to see when they are sent empty; by default those count as absent
   * @throws ApiError VALIDATION or TOO_LARGE with all broken fields, UNSUPPORTED_TYPE, BAD_REQUEST, UNAVAILABLE
   */
  readForm<Form>(
    request: Request,
    maxFiles: Record<string, number>,
    schema: z.ZodType<Form>,
    clearable?: readonly string[],
    longestSide?: number,
  ): Promise<UploadedForm<Form>>;
  /**
   * The files are gone at the end of the turn.
   * @throws ApiError as `readForm` does, except VALIDATION
   */
  receive(request: Request, fields: Record<string, FileField>): Promise<ReceivedUpload>;
  /** Keeps the file of a field for longer than the turn; whoever asks closes it. */
  keepFile(field: string): { close(): Promise<void> } | null;
}

export type Uploads = ReturnType<typeof createUploads>;

/*
 * None of these numbers follows RATE_LIMIT_SCALE: they bound what is held at a time, not how often somebody calls.
 */

/** Forms that arrive or are worked on. One that arrives takes up a connection and some room on the disk. */
const AT_ONCE = 256;
/** The shares of an account and of a network address; behind one address may be many households. */
const ofAccount = { atOnce: 2, longestLine: 8 };
const ofNetwork = { atOnce: 64, longestLine: 64 };
/** Forms that are worked on. Each holds one file in memory, plus the pictures decoded so far. */
const places = { atOnce: 8, ofAccount: 2, ofNetwork: 4 };

const soon = { 'Retry-After': '5' };

/** The only receiver of forms with files in this process, so that its limits cover all of them. */
export function createUploads(
  media: Pick<Media, 'read'>,
  folder: SpoolFolder,
  { registry }: Pick<Metrics, 'registry'> = createMetrics(),
) {
  const figures = { sent: 0, running: 0 };
  const refused = showUploads(registry, figures);
  const everybody = createQueue(AT_ONCE, 0);
  const accountQueue = createQueueByKey(ofAccount.atOnce, ofAccount.longestLine);
  const networkQueue = createQueueByKey(ofNetwork.atOnce, ofNetwork.longestLine);
  const workplaces = createFairQueue(places.atOnce, places);
  const decoding = createFairQueue(1);

  /**
   * Waits for the sender's turn among all who have pictures read (see `Media.read`).
   * @throws PictureError
   */
  const readPicture = (sender: Sender, ...asked: Parameters<Media['read']>) =>
    decoding.run(sender, () => media.read(...asked));

  async function giveTurn<T>(sender: Sender, work: (slot: UploadSlot) => Promise<T>): Promise<T> {
    const spools = new Map<string, Spool>();
    let release = () => {};
    figures.running += 1;
    const receive: UploadSlot['receive'] = (request, fields) =>
      receiveUpload(request, new Map(Object.entries(fields)), folder, spools);
    try {
      return await work({
        receive,
        async readForm(request, maxFiles, schema, clearable, longestSide) {
          const fields = Object.entries(maxFiles).map(([field, most]) => {
            const { sentence } = pictureFault(field, 'too_large');
            const { maxBytes } = picture;
            return [field, { most, surplus: 1, maxBytes, tooLarge: sentence }] as const;
          });
          const received = await receive(request, Object.fromEntries(fields));
          release = await workplaces.take(sender);
          const form = await readForm(
            received,
            schema,
            (field) => maxFiles[field] === 1,
            (bytes) => readPicture(sender, bytes, undefined, longestSide),
            clearable,
          );
          beginDeadline();
          return form;
        },
        keepFile(field) {
          const spool = spools.get(field) ?? null;
          spools.delete(field);
          return spool;
        },
      });
    } finally {
      figures.running -= 1;
      release();
      for (const spool of spools.values()) await spool.close();
    }
  }

  const refuse = (code: 'RATE_LIMITED' | 'UNAVAILABLE') => (error: unknown) => {
    if (!(error instanceof QueueFull)) throw error;
    refused.inc();
    throw new ApiError(code, { headers: soon });
  };

  return {
    readPicture,
    /**
     * Limits how many forms one sender has in progress, so that a sender of many or slow forms delays only themselves.
     * @throws ApiError RATE_LIMITED when too many of theirs are waiting, UNAVAILABLE when everybody's are too many
     */
    async inTurn<T>(sender: Sender, work: (slot: UploadSlot) => Promise<T>): Promise<T> {
      const among = () => everybody(() => giveTurn(sender, work)).catch(refuse('UNAVAILABLE'));
      figures.sent += 1;
      return accountQueue(sender.account)(() => networkQueue(sender.network)(among))
        .catch(refuse('RATE_LIMITED'))
        .finally(() => (figures.sent -= 1));
    },
  };
}

/**
 * @param figures `sent` counts all forms that are here, running or not
 * @returns counts a form turned away
 */
function showUploads(registry: Registry, figures: { sent: number; running: number }): Counter {
  const running = 'Forms with files that arrive or are worked on';
  showGauge(registry, 'orendi_uploads_running', running, () => figures.running);
  const waiting = 'Forms with files that wait for their turn';
  showGauge(registry, 'orendi_uploads_waiting', waiting, () => figures.sent - figures.running);
  return new Counter({
    name: 'orendi_uploads_refused_total',
    help: 'Forms with files turned away, as too many waited',
    registers: [registry],
  });
}
