import type pg from 'pg';
import { type ErasedKind, type Erasure, padsOf, tagKeyOf } from './erasure.ts';

type Applied = Record<ErasedKind, number>;

/**
 * Erases again what was erased since a backup was made. Rows are known by id and the moment they were made, people also by
 * their tags, but only in what is older than the erasure: who came back after it stays.
 * @param secret null where the shop's own is lost: then nobody is known by tags
 */
export async function applyErasures(
  client: pg.ClientBase,
  erasures: readonly Erasure[],
  secret: string | null,
): Promise<Applied> {
  const { inner, outer } = padsOf(tagKeyOf(secret ?? ''));
  const tagged = erasures.flatMap(({ at, people }) => people.map((tag) => ({ tag, at })));
  const known = secret === null ? [] : tagged;
  const people = [known.map(({ tag }) => tag), known.map(({ at }) => at), inner, outer];
  const referTo = (kind: ErasedKind) => {
    const references = erasures.flatMap((erasure) => erasure[kind]);
    return [references.map(([id]) => id), references.map(([, made]) => made)];
  };
  const count = async (statement: string, values: unknown[]) =>
    (await client.query(statement, [...people, ...values])).rowCount ?? 0;

  const requests = await count(
    `delete from request t where ${isReferred}
       or ${isTagged('t.created_at', 'lower(t.client_email)', 't.client_phone', withdrawn('email'), withdrawn('phone'))}`,
    referTo('requests'),
  );
  const notes = await count(
    `update request t set note = null, lost_reason = null where ${isReferred}
       or ${isTagged('t.created_at', 'lower(t.note)', 'lower(t.lost_reason)')}`,
    referTo('notes'),
  );
  const mails = await count(
    `delete from mail t where ${isReferred} or ${isTagged('t.created_at', 'lower(t.recipient)')}`,
    referTo('mails'),
  );
  const { rows } = await client.query<{ id: number }>(
    `select t.id from business t where ${isReferred}
       or ${isTagged('t.created_at', 'lower(t.email)', 't.phone_no')}
     union select t.business_id from account t
       where t.business_id is not null and ${isTagged('t.created_at', 't.email')}`,
    [...people, ...referTo('businesses')],
  );
  const shops = rows.map(({ id }) => id);
  const accounts = await count(
    `delete from account t where t.business_id = any($7::int[]) or ${isReferred}
       or ${isTagged('t.created_at', 't.email')}`,
    [...referTo('accounts'), shops],
  );
  const gone = await client.query('delete from business where id = any($1::int[])', [shops]);
  await count(
    `update account t set new_email = null where ${isTagged('t.updated_at', 't.new_email')}`,
    [],
  );
  await count(`delete from watcher t where ${isTagged('t.created_at', 'lower(t.email)')}`, []);
  await count(
    `delete from job t where ${isTagged('t.created_at', `lower(t.data ->> 'email')`)}`,
    [],
  );
  return { requests, notes, accounts, businesses: gone.rowCount ?? 0, mails };
}

/** A row made before the erasure, $2, of the person tagged $1, under the keys $3 and $4. */
const isTagged = (made: string, ...columns: string[]) => `exists (
  select from unnest($1::text[], $2::timestamptz[]) e (tag, at)
  where e.at >= ${made} and e.tag in (${columns.map(tagIn).join(', ')}))`;

const withdrawn = (column: string) => `lower(t.withdrawn ->> 'client_${column}')`;

const tagIn = (column: string) =>
  `encode(sha256($4::bytea || sha256($3::bytea || convert_to(${column}, 'UTF8'))), 'hex')`;

/** A row that $5 names by id and $6 by the moment it was made. */
const isReferred = `exists (
  select from unnest($5::bigint[], $6::numeric[]) e (id, made)
  where e.id = t.id and e.made = extract(epoch from t.created_at))`;
