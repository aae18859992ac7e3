import type { SecurityEvent, SecurityEventKind } from '@orendi/contract/schemas/account-data';
import { sql } from 'kysely';
import { networkGroup } from '../../platform/http/address-group.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Context } from 'hono';
import type { ApiEnv, BeforeJson } from '../../platform/http/api.ts';

/** Where a call on an account comes from, as shown in the lists of its sessions and security events. */
export interface SignInPlace {
  address: string;
  /** Cut to the length that is stored. */
  userAgent: string;
}

const USER_AGENT_LENGTH = 300;

export function placeOf<Env extends ApiEnv>(c: Context<Env>): SignInPlace {
  const userAgent = c.req.header('user-agent') ?? '';
  return { address: c.get('clientAddress'), userAgent: userAgent.slice(0, USER_AGENT_LENGTH) };
}

/** Failures may come by the hundred, so those of one origin within an hour share a row. */
const repeatable = new Set<SecurityEventKind>(['sign_in_failed', 'second_factor_failed']);

/** How many are shown of either sort; failures never push the rest out of sight. */
const SHOWN = 25;

/** @param context where the call came from; null for the operator's command line */
export async function recordSecurityEvent(
  db: Db,
  accountId: number,
  kind: SecurityEventKind,
  context: SignInPlace | null,
): Promise<void> {
  const network = context ? networkGroup(context.address) : '';
  const userAgent = context?.userAgent ?? '';
  await sql`
    with repeated as (
      update security_event set times = times + 1, happened_at = now()
      where id = (
        select id from security_event
        where ${repeatable.has(kind)} and account_id = ${accountId} and kind = ${kind}
          and network = ${network} and user_agent = ${userAgent}
          and happened_at > now() - interval '1 hour'
        order by happened_at desc limit 1
      )
      returning id
    )
    insert into security_event (account_id, kind, network, user_agent)
    select ${accountId}::integer, ${kind}, ${network}, ${userAgent}
    where not exists (select from repeated)`.execute(db);
}

/** The latest first: at most so many failures and so many of the others; with null, all. */
export async function listSecurityEvents(db: Db, accountId: number, most: number | null = SHOWN) {
  const latest = (areFailures: boolean) => sql`
    (select id, kind, network, user_agent, times, happened_at from security_event
    where account_id = ${accountId} and (kind = any(${[...repeatable]}::text[])) = ${areFailures}
    order by happened_at desc, id desc limit ${most}::integer)`;
  const { rows } = await sql<BeforeJson<SecurityEvent>>`
    ${latest(false)} union all ${latest(true)}
    order by happened_at desc, id desc`.execute(db);
  return rows;
}
