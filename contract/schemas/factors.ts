import { z } from '@hono/zod-openapi';
import { Count, Id, Time } from '../fields/answer.ts';

/** A key on a device that signs its owner in without a password. */
export const Passkey = z
  .object({
    id: Id,
    name: z.string(),
    created_at: Time,
    last_used_at: Time.nullable(),
  })
  .openapi('Passkey');
export type Passkey = z.infer<typeof Passkey>;

/** What opens an account besides its password. */
export const Factors = z
  .object({
    authenticator: z
      .object({
        created_at: Time,
        recoveryCodes: Count.openapi({ description: 'How many are left' }),
      })
      .nullable(),
    passkeys: z.array(Passkey),
  })
  .openapi('Factors');
export type Factors = z.infer<typeof Factors>;

/** What an app needs to compute codes, in the three forms in which it can take it. */
export const NewAuthenticator = z
  .object({
    secret: z.string().openapi({ description: 'For typing, in base32' }),
    uri: z.string().openapi({ description: 'For apps on the same device' }),
    qr: z.string().openapi({ description: 'The same as a QR code, in SVG' }),
    token: z.string().openapi({ description: 'To be sent back with the first code' }),
  })
  .openapi('NewAuthenticator');
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;

export const RecoveryCodes = z
  .object({
    recoveryCodes: z.array(z.string()).openapi({ description: 'Shown this once; each works once' }),
  })
  .openapi('RecoveryCodes');
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
