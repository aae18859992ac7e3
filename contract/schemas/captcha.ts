import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';

const ChallengeData = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);

/** A challenge of altcha-lib 2, as its `solveChallenge` takes it. */
export const AltchaChallenge = named('AltchaChallenge', {
  parameters: z.object({
    ...each(['algorithm', 'nonce', 'salt', 'keyPrefix'], z.string()),
    ...each(['cost', 'keyLength'], z.number()),
    keySignature: z.string().optional(),
    ...each(['memoryCost', 'parallelism'], z.number().optional()),
    expiresAt: z.number().optional().describe('Seconds since 1970'),
    data: ChallengeData.optional(),
  }),
  signature: z.string().optional(),
});
export type AltchaChallenge = z.infer<typeof AltchaChallenge>;

export const Captcha = z
  .discriminatedUnion('provider', [
    z.object({ provider: z.literal('altcha'), challenge: AltchaChallenge }),
    z.object({ provider: z.literal('recaptcha'), siteKey: z.string() }),
  ])
  .openapi('Captcha');
export type Captcha = z.infer<typeof Captcha>;
