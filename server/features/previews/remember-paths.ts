import type { Language } from '@orendi/contract/language';
import type { PreviewSubject } from '@orendi/contract/page-render';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';
import { findFacts } from './find-facts.ts';
import { previewPath } from './preview-address.ts';

export type FindPreview = (subject: PreviewSubject, language: Language) => Promise<string | null>;

/** May be stale, because an outdated path redirects to the current one. */
const rememberedMs = 30_000;

/**
 * Finds the current path of a subject's preview; null if visitors may not see the subject. Every page asks for it, so
 * it is cached until something is written. Also null while the database is unreachable: a page without its picture is
 * better than no page.
 */
export function rememberPaths({
  db,
  changes,
  log,
}: Pick<Services, 'db' | 'changes' | 'log'>): FindPreview {
  const paths = new LRUCache<string, { path: string | null }>({ max: 2_000, ttl: rememberedMs });
  changes.onTouched(() => paths.clear());
  return async (subject, language) => {
    const key = `${Object.values(subject).join(' ')} ${language}`;
    const known = paths.get(key);
    if (known) return known.path;
    try {
      const facts = await findFacts(db, subject);
      const path = facts ? previewPath(facts, language) : null;
      paths.set(key, { path });
      return path;
    } catch (err) {
      log.warn({ err, subject }, 'the preview of a page is not known');
      return null;
    }
  };
}
