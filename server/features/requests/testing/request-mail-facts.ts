import { type ReplyFacts, replyLinks } from '../reply-links.ts';
import type { RequestMailFacts } from '../request-mail-facts.ts';

/** The facts of a request that is answered in English, and whose seller reads Albanian. */
export function replyFacts(changes: Partial<ReplyFacts> = {}): ReplyFacts {
  return {
    language: 'en',
    clientName: 'Ana Hoxha',
    clientEmail: 'ana@example.com',
    clientPhone: '+355691234567',
    preferred: 'phone',
    itemName: 'Divan Dora',
    itemUrl: 'https://shop.example/product/12',
    businessName: 'Mobileria Drini',
    ...changes,
  };
}

export function requestMailFacts(
  changes: Partial<RequestMailFacts> = {},
  clientLanguage: ReplyFacts['language'] = 'en',
): RequestMailFacts {
  const facts = { ...replyFacts(), ...changes };
  return {
    mediaBase: 'https://shop.example/media',
    price: '€1.249,50',
    picture: `${'ab'.repeat(16)}-1200x900-c0a080`,
    parts: [],
    message: 'A e keni në blu?\nFaleminderit!',
    replies: replyLinks({ ...facts, language: clientLanguage }),
    ...facts,
    language: changes.language ?? 'al',
  };
}
