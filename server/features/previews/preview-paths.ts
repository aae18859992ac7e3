import { createHash } from 'node:crypto';
import type { Language } from '@orendi/contract/language';
import type { PreviewSubject } from '@orendi/contract/page-render';
import type { Services } from '../../services.ts';
import type { PreviewFacts } from './drawing/preview-facts.ts';
import { remember } from '../../platform/db/remember.ts';
import { findFacts } from './find-facts.ts';

/** Raised with every change of the drawing, so that all previews get new addresses. */
const drawing = 3;

/** Messengers cache pictures by address, so it changes with a name, a price or a photo, and only then. */
export function previewVersion(facts: PreviewFacts, language: Language): string {
  const drawn = JSON.stringify([drawing, language, facts]);
  return createHash('sha256').update(drawn).digest('hex').slice(0, 12);
}

export function previewPath(facts: PreviewFacts, language: Language): string {
  const subject = facts.type === 'home' ? facts.type : `${facts.type}/${facts.id}`;
  const format = 'format' in facts ? `${facts.format}-` : '';
  return `/previews/${subject}/${format}${language}-${previewVersion(facts, language)}.jpg`;
}

/** May be stale, because an outdated path redirects to the current one. */
const keptSeconds = 30;
const mostKept = 2_000;

/**
 * Finds the current path of a subject's preview; null if visitors may not see the subject. Every page asks for it, so
 * it is kept until something is written. Also null while the database is unreachable: a page without its picture is
 * better than no page.
 */
export function rememberPaths(services: Pick<Services, 'db' | 'changes' | 'clock' | 'log'>) {
  const memory = { seconds: keptSeconds, most: mostKept, isConcerned: () => true };
  const findPath = remember(services, memory, async (key) => {
    const [subject, language]: [PreviewSubject, Language] = JSON.parse(key);
    const facts = await findFacts(services.db, subject);
    return facts ? previewPath(facts, language) : null;
  });
  return (subject: PreviewSubject, language: Language): Promise<string | null> =>
    findPath(JSON.stringify([subject, language])).catch((err: unknown) => {
      services.log.warn({ err, subject }, 'the preview of a page is not known');
      return null;
    });
}
