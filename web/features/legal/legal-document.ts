import type { Language } from '@orendi/contract/language';

/**
 * A legal text. Not messages, which are short and part of a page: a document is written and revised as a whole, in a file
 * for each language. A test keeps both structurally identical.
 */
interface LegalDocument {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The anchor, the same in both languages. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A paragraph, a list, a link to another page, or the operator's contact details. */
export type LegalBlock =
  | string
  | readonly string[]
  | { leadsTo: 'privacyPolicy' | 'termsOfService'; text: string }
  | { show: 'operator' };

export type BilingualDocument = Record<Language, LegalDocument>;

/** The day the terms or the privacy policy last changed in substance. */
export const lastChange = {
  day: '2026-11-27',
  al: '27 nëntor 2026',
  en: '27 November 2026',
} as const;
