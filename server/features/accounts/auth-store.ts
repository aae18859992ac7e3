import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { lifetimes } from '@orendi/contract/limits';

/*
 * better-auth, as far as we use it: what writes accounts, passwords and sessions, so that its plugins (signing in with
 * other services, passkeys) find what they expect. Why its endpoints are not used stands in
 * docs/decisions/0011-accounts.md.
 */

const fieldsOfAll = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/**
 * The writing side of accounts, on the database or on a transaction, in which case all of it is undone together. Loaded
 * at the first use: most visitors never sign in. Ids are texts here.
 */
export async function authStore(db: Kysely<Database>) {
  const { betterAuth } = await import('better-auth');
  const { $context } = betterAuth({
    database: { db, type: 'postgres' },
    // It signs nothing for us: cookies and links are signed by `signatureOf`.
    secret: 'not used, but must be long enough',
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: { database: { generateId: 'serial', validateSchema: false } },
    user: {
      modelName: 'account',
      fields: { ...fieldsOfAll, emailVerified: 'isactive' },
      additionalFields: {
        surname: { type: 'string' },
        birthDate: { type: 'string', required: false, fieldName: 'birth_date' },
        language: { type: 'string' },
        newEmail: { type: 'string', required: false, fieldName: 'new_email' },
        businessId: { type: 'number', required: false, fieldName: 'business_id' },
      },
    },
    account: {
      modelName: 'credential',
      fields: {
        ...fieldsOfAll,
        userId: 'account_id',
        providerId: 'provider',
        accountId: 'provider_account_id',
        password: 'password_hash',
      },
    },
    session: {
      modelName: 'session',
      expiresIn: lifetimes.sessionDays * 24 * 3600,
      fields: {
        ...fieldsOfAll,
        userId: 'account_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
    },
  });
  const { internalAdapter } = await $context;
  return internalAdapter;
}
