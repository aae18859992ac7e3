import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressGroup, networkGroup } from './address-group.ts';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';
import { type Counters, createCounters } from './counters.ts';

export interface RateLimit {
  name: string;
  /** Calls per `seconds`, before the scale from the settings is applied. */
  calls: number;
  seconds: number;
  /** For what would harm others: the scale from the settings may narrow it, but never widen it. */
  isNeverWidened?: boolean;
}

/** @throws ApiError RATE_LIMITED with Retry-After once the limit is exceeded */
export type CountCall = (limit: RateLimit, key: string) => Promise<void>;

/** @param counters without them, this process counts for itself */
export function createRateLimiter(
  scale: number,
  counters: Counters = createCounters(null),
): CountCall {
  const limiterFor = ({ name, calls, seconds, isNeverWidened }: RateLimit) => {
    const factor = isNeverWidened ? Math.min(1, scale) : scale;
    return counters.open(name, seconds, Math.max(1, Math.round(calls * factor)));
  };
  return async (limit, key) => {
    try {
      await limiterFor(limit).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ApiError('RATE_LIMITED', { headers: { 'Retry-After': String(seconds) } });
    }
  };
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

/**
 * Refuses a link that opens nothing. By network, as a right one is answered whatever others of the network have tried.
 * @param kind counts apart from others
 * @throws ApiError NOT_FOUND, RATE_LIMITED after too many guesses
 */
export async function refuseLink<Env extends ApiEnv>(
  countCall: CountCall,
  c: Context<Env>,
  kind: 'own-request' | 'list' | 'watch',
): Promise<never> {
  await countCall({ ...guessLimit, name: `${kind}-guess` }, networkGroup(c.get('clientAddress')));
  throw new ApiError('NOT_FOUND');
}
const guessLimit = { calls: 30, seconds: 600 };

/** Limits a route per account, whatever the address. Must follow a scope. */
export function limitByAccount(countCall: CountCall, limit: RateLimit) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await countCall(limit, String(c.get('session')?.user.id));
    await next();
  });
}

/** For a seller's changes without pictures; a sale on a thousand products counts once, like a single deletion. */
export const changeLimit: RateLimit = { name: 'change', calls: 300, seconds: 600 };

/** The error of a call beyond the limit, or null. */
export async function refusalOf(counting: Promise<void>): Promise<ApiError | null> {
  try {
    await counting;
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'RATE_LIMITED') return error;
    throw error;
  }
}
