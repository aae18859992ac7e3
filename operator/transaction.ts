import type { Parts } from '@orendi/server/parts';

type Work = Parameters<Parts['changes']['transaction']>[0];

/** The database inside a transaction that announces what it has touched. */
export type Transaction = Parameters<Work>[0];
export type Touch = Parameters<Work>[1];
