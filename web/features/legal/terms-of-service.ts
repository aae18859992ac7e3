import type { BilingualDocument } from './legal-document.ts';
import al from './terms-of-service-al.json' with { type: 'json' };
import en from './terms-of-service-en.json' with { type: 'json' };

export const termsOfService = { al, en } as BilingualDocument;
