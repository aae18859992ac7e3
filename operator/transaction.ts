import type { Services } from '@orendi/server/services';

type Work = Parameters<Services['changes']['transaction']>[0];

/** The database in a transaction that announces what it has touched. */
export type Transaction = Parameters<Work>[0];
export type Touch = Parameters<Work>[1];
