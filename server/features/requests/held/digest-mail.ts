import { z } from 'zod';
import { ownUrl } from '../../../platform/http/public-url.ts';
import type { MailTemplate } from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { findDigest } from './digest-queries.ts';
import { digestTemplate } from './queue-digest.ts';
import { writeDigest } from './write-digest.ts';

const Payload = z.object({ businessId: z.int(), startsAt: z.coerce.date() });

/** The mail about held requests, by template name. */
export function digestMails(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
): Record<string, MailTemplate> {
  return {
    [digestTemplate]: async (payload, db) => {
      const { businessId, startsAt } = Payload.parse(payload);
      const digest = await findDigest(db, businessId, startsAt);
      return digest && writeDigest(digest, ownUrl(settings));
    },
  };
}
