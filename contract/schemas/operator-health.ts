import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { Count, Id, Text, Time } from '../fields/answer.ts';

const Milliseconds = z.number().min(0);

/** How the shop and its server are doing. */
export const Health = named('Health', {
  waitingShops: z
    .array(
      z.object({
        id: Id,
        ...each(['business_name', 'phone_no', 'email'], z.string()),
        waiting: Count,
        since: Time,
      }),
    )
    .describe('Shops with requests without an answer, the longest waiting first'),
  newShops: Count.describe('Shops that wait for approval'),
  newOwners: Count.describe('Accounts that have accepted an invitation and wait'),
  heldRequests: Count,
  openReports: Count.describe('Listings with reports that wait'),
  mails: z.object({ waiting: Count, failing: Count, givenUp: Count, oldest: Time.nullable() }),
  failedJobs: z.array(
    z.object({
      queue: z.string(),
      attempts: Count,
      error: z.string(),
      since: Time,
      due_at: Time.describe('When it is tried again'),
    }),
  ),
  disk: z.object({ freeBytes: Count, totalBytes: Count }).nullable(),
  cache: z.object(each(['hits', 'misses', 'bytes'], Count)),
  slowestCalls: z.array(
    z.object({
      route: z.string(),
      calls: Count,
      ...each(['p50', 'p95', 'most'], Milliseconds),
    }),
  ),
  backup: z
    .object({
      finished_at: Time,
      error: Text.describe('Why it failed'),
      bytes: Count,
    })
    .nullable()
    .describe('The last attempt; null when there was none'),
});
export type Health = z.infer<typeof Health>;

/** The steps of a new marketplace. */
export const FirstSteps = named('FirstSteps', {
  done: z.object({
    mail: z.boolean().describe('The mail server has taken a test mail'),
    identity: z.boolean().describe('The legal name of whoever runs it is set'),
    backup: z.boolean().describe('A backup was made and read whole'),
    assortment: z.boolean().describe('Industries and categories were changed, or looked through'),
    shop: z.boolean().describe('A first shop is invited, or has an owner'),
  }),
  hasBackupFolder: z.boolean().describe('Whether BACKUP_TO is set'),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

/** One thing that `operator doctor` looked at, in the words of the caller's language. */
export const Finding = named('Finding', {
  area: z.string(),
  level: z.enum(['ok', 'warning', 'fault']),
  text: z.string(),
  remedy: Text.describe('What to do'),
});
export type Finding = z.infer<typeof Finding>;
