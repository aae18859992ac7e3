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

/** All that is stored about a person, by id. */
export interface Traces {
  requests: number[];
  /** Requests of others on which a seller has noted the address or number. */
  notes: number[];
  accounts: number[];
  /** Businesses with this address or number that no account belongs to. */
  businesses: number[];
  /** Mails to the address that go with none of the others. */
  mails: number[];
  /** To the address. */
  invitations: number[];
}

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
    )
    select
      (select coalesce(jsonb_agg(id order by id), '[]') from requests) as requests,
      (select coalesce(jsonb_agg(id order by id), '[]') from notes) as notes,
      (select coalesce(jsonb_agg(id order by id), '[]') from accounts) as accounts,
      (select coalesce(jsonb_agg(id order by id), '[]') from businesses) as businesses,
      (select coalesce(jsonb_agg(id order by id), '[]') from mails) as mails,
      (select coalesce(jsonb_agg(id order by id), '[]') from invitations) as invitations`.execute(
    db,
  );
  const none = {
    requests: [],
    notes: [],
    accounts: [],
    businesses: [],
    mails: [],
    invitations: [],
  };
  return rows[0] ?? none;
}
