import type { BilingualDocument } from './legal-document.ts';
import { privacyAl } from './privacy-al.ts';
import { privacyEn } from './privacy-en.ts';

export const privacyPolicy: BilingualDocument = { al: privacyAl, en: privacyEn };
