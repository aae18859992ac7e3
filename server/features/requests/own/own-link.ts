import { createHash, createHmac, randomUUID } from 'node:crypto';
import { lifetimes } from '@orendi/contract/limits';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { networkGroup } from '../../../platform/http/address-group.ts';
import { signatureOf } from '../../../platform/signature.ts';

const days = sql.lit(`${lifetimes.ownRequestDays} days`);

/** SQL condition: the link of the request `r` opens its page. */
export const hasPage = sql<boolean>`(
  r.link_hash is not null and r.link_closed_at is null and r.created_at > now() - ${days}::interval)`;

/** Until when it does. */
export const pageEnd = sql<Date>`r.created_at + ${days}::interval`;

/** 132 bits in base64. */
const TOKEN_LENGTH = 22;

/** The token of a request's link, which nobody without the secret can make of the stored seed. */
function writeOwnToken(secret: string, seed: string): string {
  return signatureOf(secret, 'own-request', [seed]).slice(0, TOKEN_LENGTH);
}

export function hashOwnToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The columns of a new request's link. */
export function newOwnLink(secret: string) {
  const seed = randomUUID();
  return { link_seed: seed, link_hash: hashOwnToken(writeOwnToken(secret, seed)) };
}

/** The path of the page on which the buyer follows a request. Empty for one from before there were links. */
export function ownLink(secret: string, seed: string | null): string {
  return seed === null ? '' : `/my-request/${writeOwnToken(secret, seed)}`;
}

/** Stands for the network of a caller: a copy of the database does not tell which it is. */
export function hashNetwork({ secret }: Pick<Services, 'secret'>, address: string): Buffer {
  return createHmac('sha256', secret)
    .update(`network ${networkGroup(address)}`)
    .digest();
}
