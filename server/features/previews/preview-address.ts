import { createHash } from 'node:crypto';
import type { Language } from '@orendi/contract/language';
import type { PreviewFacts } from './drawing/preview-facts.ts';

/** Goes up with every change of the drawing, so that previews get new addresses. */
const drawing = 1;

/**
 * Says what is drawn: two previews that look alike have the same version, and a change of a name, a price or a
 * photograph makes another. Messengers keep pictures by their address.
 */
export function previewVersion(facts: PreviewFacts, language: Language): string {
  const drawn = JSON.stringify([drawing, language, facts]);
  return createHash('sha256').update(drawn).digest('hex').slice(0, 12);
}

/** Where the preview of something lies: a path of the site. */
export function previewPath(facts: PreviewFacts, language: Language): string {
  return `/previews/${subjectPath(facts)}/${language}-${previewVersion(facts, language)}.jpg`;
}

function subjectPath(facts: PreviewFacts): string {
  return facts.type === 'home' ? facts.type : `${facts.type}/${facts.id}`;
}
