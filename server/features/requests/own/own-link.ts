import { createHmac, randomUUID } from 'node:crypto';
import { lifetimes } from '@orendi/contract/limits';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { networkGroup } from '../../../platform/http/address-group.ts';
import { hashToken, writeLinkToken } from '../../../platform/signature.ts';

const days = sql.lit(`${lifetimes.ownRequestDays} days`);

/** SQL condition: the link of the request `r` opens its page. */
export const hasPage = sql<boolean>`(
  r.link_hash is not null and r.link_closed_at is null and r.created_at > now() - ${days}::interval)`;

/** Until when it does. */
export const pageEnd = sql<Date>`r.created_at + ${days}::interval`;

const purpose = 'own-request';

/** The columns of a new request's link. */
export function newOwnLink(secret: string) {
  const seed = randomUUID();
  return { link_seed: seed, link_hash: hashToken(writeLinkToken(secret, purpose, seed)) };
}

/** The path of the page on which the buyer follows a request. Empty for one from before there were links. */
export function ownLink(secret: string, seed: string | null): string {
  return seed === null ? '' : `/my-request/${writeLinkToken(secret, purpose, seed)}`;
}

/** The token of the page that sends the call. */
export const tokenOf = (c: Context) => c.req.param('token') ?? '';

/** Stands for the network of a caller: a copy of the database does not tell which it is. */
export function hashNetwork({ secret }: Pick<Services, 'secret'>, address: string): Buffer {
  return createHmac('sha256', secret)
    .update(`network ${networkGroup(address)}`)
    .digest();
}
