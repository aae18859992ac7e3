import { phoneDigits } from '@orendi/contract/limits';
import { nationalDigits, readPhone } from '@orendi/contract/phone';
import { noteHolds } from '@orendi/server/features/requests/index';
import type { Services } from '@orendi/server/services';
import { sql } from 'kysely';
import { UsageError } from '@orendi/server/features/operators/index';

/** The address or number by which the shop knows a person; a number in every way it may be stored. */
export interface Person {
  email: string | null;
  phones: string[];
}

const kinds = [
  'requests',
  /** Requests of others on which a seller has noted the address or number. */
  'notes',
  'accounts',
  /** Businesses with this address or number that no account belongs to. */
  'businesses',
  /** Mails to the address that go with none of the others. */
  'mails',
  /** To the address. */
  'invitations',
  /** Who waits for something at the address. */
  'watchers',
] as const;

/** All that is stored about a person, by id. */
export type Traces = Record<(typeof kinds)[number], number[]>;

const idsOf = (kind: string) => sql`
  (select coalesce(jsonb_agg(id order by id), '[]') from ${sql.table(kind)}) as ${sql.ref(kind)}`;

/**
 * @throws UsageError when the text is neither an e-mail address nor a telephone number, or a number of which it is not sure
 * whose it is
 */
export function readPerson(text: string): Person {
  const who = text.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(who)) return { email: who.toLowerCase(), phones: [] };
  if (!/^[+\d][\d ()./-]*$/.test(who) || who.replaceAll(/\D/g, '').length < phoneDigits.min) {
    throw new UsageError('Who? Give an e-mail address or a phone number.');
  }
  const { phone, readings, isDoubtful } = readPhone(who, { seller: null });
  if (isDoubtful) {
    const numbers = readings.map((reading) => reading.phone).join(' or ');
    throw new UsageError(`Whose? ${who} may be ${numbers}: give the number with its country code.`);
  }
  return { email: null, phones: [...new Set([phone ?? who, who])] };
}

/**
 * Finds everything that the shop stores about a person. A number stored as typed, without a country code, matches everybody
 * who dials it that way.
 */
export async function findTraces(db: Services['db'], { email, phones }: Person): Promise<Traces> {
  const dialed = phones.map(nationalDigits);
  const { rows } = await sql<Traces>`
    with requests as (
      select id from request where lower(client_email) = ${email} or client_phone = any(${phones}::text[])
        or lower(withdrawn ->> 'client_email') = ${email} or withdrawn ->> 'client_phone' = any(${phones}::text[])
        or client_phone ~ '^[^+]' and regexp_replace(client_phone, '[^0-9]', '', 'g') = any(${dialed}::text[])
    ), notes as (
      select id from request where ${noteHolds(email === null ? phones : [email])} and id not in (select id from requests)
    ), matching as (
      select id from business where lower(email) = ${email} or phone_no = any(${phones}::text[])
    ), accounts as (
      select id, business_id from account where email = ${email} or business_id in (select id from matching)
    ), businesses as (
      select id from matching m where not exists (select from account where business_id = m.id)
    ), mails as (
      select id from mail where lower(recipient) = ${email}
    ), invitations as (
      select id from invitation where email = ${email}
    ), watchers as (
      select id from watcher where lower(email) = ${email}
    )
    select ${sql.join(kinds.map(idsOf))}`.execute(db);
  const [traces] = rows;
  if (!traces) throw new Error('the database has not said what it knows of a person');
  return traces;
}
