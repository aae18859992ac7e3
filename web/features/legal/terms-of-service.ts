import type { BilingualDocument } from './legal-document.ts';
import { termsAl } from './terms-al.ts';
import { termsEn } from './terms-en.ts';

export const termsOfService: BilingualDocument = { al: termsAl, en: termsEn };
