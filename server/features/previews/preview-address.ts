import { createHash } from 'node:crypto';
import type { Language } from '@orendi/contract/language';
import type { PreviewFacts } from './drawing/preview-facts.ts';

/** Raised with every change of the drawing, so that all previews get new addresses. */
const drawing = 2;

/**
 * A version of what is drawn, because messengers cache pictures by address: it is the same for previews that look
 * alike, and changes with a name, a price or a photo.
 */
export function previewVersion(facts: PreviewFacts, language: Language): string {
  const drawn = JSON.stringify([drawing, language, facts]);
  return createHash('sha256').update(drawn).digest('hex').slice(0, 12);
}

/** The path of a subject's preview. */
export function previewPath(facts: PreviewFacts, language: Language): string {
  return `/previews/${subjectPath(facts)}/${language}-${previewVersion(facts, language)}.jpg`;
}

function subjectPath(facts: PreviewFacts): string {
  return facts.type === 'home' ? facts.type : `${facts.type}/${facts.id}`;
}
