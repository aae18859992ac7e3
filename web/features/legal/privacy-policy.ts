import type { BilingualDocument } from './legal-document.ts';
import al from './privacy-policy-al.json' with { type: 'json' };
import en from './privacy-policy-en.json' with { type: 'json' };

/** Every sentence describes what the code does: when changing what is stored, update it and the date. */
export const privacyPolicy = { al, en } as BilingualDocument;
