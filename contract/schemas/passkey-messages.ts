import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { line } from '../fields/text.ts';
import { textLimits } from '../limits.ts';

/*
 * The messages of server and browser about passkeys: the JSON forms of Web Authentication, level 3, as far as they
 * are used here.
 */

const binary = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
/** The longest credential id, 1,023 bytes, in base64url. */
const CredentialId = binary(1_364);
const transport = z.string().max(40);
const type = z.literal('public-key');

const credential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** For `navigator.credentials.create()`. */
export const PasskeyCreationOptions = named('PasskeyCreationOptions', {
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(credential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
  hints: z.array(z.enum(['hybrid', 'security-key', 'client-device'])).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});

/** For `navigator.credentials.get()`. */
export const PasskeyRequestOptions = named('PasskeyRequestOptions', {
  challenge: z.string(),
  timeout: z.int().optional(),
  rpId: z.string().optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
});

/** An authenticator's answer, with the parts that depend on the question. */
const answerWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    id: CredentialId,
    rawId: CredentialId,
    type,
    authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
    response: z.object({ clientDataJSON: binary(4_096), ...shape }),
  });

/** A browser's answer when it has made a passkey. */
export const PasskeyForm = named('PasskeyForm', {
  name: line(textLimits.passkeyName),
  response: answerWith({
    attestationObject: binary(16_384),
    transports: z.array(transport).max(10).optional(),
  }),
});
export type PasskeyForm = z.output<typeof PasskeyForm>;

/** A browser's answer when its user has chosen a passkey to sign in with. */
export const PasskeySignInForm = named('PasskeySignInForm', {
  response: answerWith({
    authenticatorData: binary(4_096),
    signature: binary(4_096),
    userHandle: binary(128).optional(),
  }),
});
export type PasskeySignInForm = z.output<typeof PasskeySignInForm>;
