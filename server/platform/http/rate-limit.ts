import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { withinTime } from '../within-time.ts';
import { addressGroup } from './address-group.ts';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';

/** How often one caller may make a kind of call. */
export interface RateLimit {
  name: string;
  /** Calls per `seconds`, before the scale from the settings is applied. */
  calls: number;
  seconds: number;
  /** For what would harm others: the scale from the settings may narrow it, but never widen it. */
  isNeverWidened?: boolean;
}

/**
 * Counts a call.
 * @throws ApiError RATE_LIMITED with Retry-After once the limit is exceeded
 */
export type CountCall = (limit: RateLimit, key: string) => Promise<void>;

/** A database that hangs is not waited for: what was asked fails anyway, or is counted a little later. */
const PATIENCE_MS = 1_000;
const uncounted = new Error('the call is not counted yet');

/**
 * Counts in this process or, with a pool, in the database, so that several processes count together. If the database
 * cannot be reached, each process counts for itself: a limit must never cost us a request.
 */
export function createRateLimiter(scale: number, pool: pg.Pool | null): CountCall {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = (limit: RateLimit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const factor = limit.isNeverWidened ? Math.min(1, scale) : scale;
    const points = Math.max(1, Math.round(limit.calls * factor));
    const limiter = openCounter(limit, points, pool);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return async (limit, key) => {
    try {
      await countedInTime(limiterFor(limit).consume(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ApiError('RATE_LIMITED', { headers: { 'Retry-After': String(seconds) } });
    }
  };
}

/** The count, or null if the database takes too long over it; a form is counted several times, one after the other. */
export function countedInTime(counting: Promise<RateLimiterRes | null>) {
  return withinTime(PATIENCE_MS, counting, () => uncounted).catch((reason: unknown) => {
    if (reason === uncounted) return null;
    throw reason;
  });
}

/** Counts by key, in fixed windows that begin with a key's first event. */
export function openCounter(
  { name, seconds }: Pick<RateLimit, 'name' | 'seconds'>,
  points: number,
  pool: pg.Pool | null,
): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (!pool) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: 'rate_limit',
    tableCreated: true,
    insuranceLimiter: memory,
  });
}

/**
 * Limits a route by the caller's address; IPv6 callers by their /64, since a household is assigned all of it.
 * @param isExempt asked about callers beyond the limit: whether they have proved not to be the strangers it is for, with
 * whom they may share an address
 */
export function limitByAddress(
  countCall: CountCall,
  limit: RateLimit,
  isExempt: (c: Context<ApiEnv>) => Promise<boolean> = async () => false,
) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const group = addressGroup(c.get('clientAddress'));
    const refusal = await refusalOf(countCall(limit, group));
    if (refusal && !(await isExempt(c))) throw refusal;
    await next();
  });
}

/** Whether a call is beyond a limit: the error that would say so, or null. */
export async function refusalOf(counting: Promise<void>): Promise<ApiError | null> {
  try {
    await counting;
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'RATE_LIMITED') return error;
    throw error;
  }
}
