import type { Language } from '@orendi/contract/language';

/*
 * The long legal texts are no messages: a message is a short text that the page which shows it is built around,
 * these are documents that are written, read and changed as a whole. A test holds both languages to the same build.
 */

export interface LegalDocument {
  title: string;
  /** What it is about, in a sentence. */
  intro: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The anchor, the same in both languages. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A paragraph, a list, a way to another page, or the lines of whoever runs the shop. */
export type LegalBlock =
  | string
  | readonly string[]
  | { leadsTo: 'privacyPolicy' | 'termsOfService'; text: string }
  | { show: 'operator' };

export type BilingualDocument = Record<Language, LegalDocument>;

/** The day on which the terms or the privacy policy last changed in what they say. */
export const lastChange = {
  day: '2026-11-21',
  al: '21 nëntor 2026',
  en: '21 November 2026',
} as const;
