/* The tables of accounts and their credentials, as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { ReminderKind } from '@orendi/contract/leads';
import type { CreatedAt, CreatedRow, DatedRow, Row, UpdatedAt } from './column-types.ts';

export interface AccountTables {
  account: DatedRow & {
    email: string;
    new_email: string | null;
    name: string;
    surname: string;
    /** Parsed as a `Date` at midnight in the server's time zone: select it as text instead. */
    birth_date: ColumnType<never, string | null, string | null>;
    language: 'al' | 'en';
    isactive: Generated<boolean>;
    /** The business it owns. */
    business_id: number | null;
    /** The business it works for without owning it. */
    staff_of: number | null;
    is_operator: Generated<boolean>;
    /** Businesses with its address that it said are not its own. */
    declined_claims: Generated<number[]>;
    /** Mails about leads that it does not want. */
    reminders_off: Generated<ReminderKind[]>;
    /** The version of the terms that it accepted last; null for one that is older than this is kept. */
    accepted_terms: string | null;
    /** Counts the changes that end everything pending. */
    stamp: Generated<number>;
  };

  credential: DatedRow & {
    account_id: number;
    provider: string;
    provider_account_id: string;
    password_hash: string | null;
  };

  session: DatedRow & {
    account_id: number;
    token: string;
    ip_address: Generated<string>;
    user_agent: Generated<string>;
    expires_at: Date;
  };

  authenticator: {
    account_id: number;
    sealed_secret: Buffer;
    last_step: number;
    created_at: CreatedAt;
  };

  recovery_code: Row & {
    account_id: number;
    label: string;
    code_hash: string;
  };

  passkey: CreatedRow & {
    account_id: number;
    credential_id: string;
    public_key: Buffer;
    sign_count: Generated<number>;
    transports: Generated<string[]>;
    name: string;
    last_used_at: Date | null;
  };

  spent_challenge: {
    challenge: string;
    expires_at: Date;
  };

  security_event: Row & {
    account_id: number;
    kind: string;
    network: Generated<string>;
    user_agent: Generated<string>;
    times: Generated<number>;
    happened_at: UpdatedAt;
  };

  invitation: CreatedRow & {
    business_id: number;
    role: 'owner' | 'staff';
    email: string | null;
    seed: string;
    token_hash: Buffer;
    account_id: number | null;
    expires_at: Date;
    accepted_by: ColumnType<number | null, undefined, number>;
    awaits_operator: Generated<boolean>;
  };
}
