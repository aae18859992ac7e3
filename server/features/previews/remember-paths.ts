import type { Language } from '@orendi/contract/language';
import type { PreviewSubject } from '@orendi/contract/page-render';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';
import { findFacts } from './find-facts.ts';
import { previewPath } from './preview-address.ts';

export type FindPreview = (subject: PreviewSubject, language: Language) => Promise<string | null>;

/** A path that is out of date leads on to the right one, so that little hangs on this. */
const rememberedMs = 30_000;

/**
 * Finds where the preview of a subject lies now: a path of the site, or null for what visitors may not see. Every page
 * asks, so it is remembered until something is written. A page goes without its picture rather than not at all: null
 * also while the database is away.
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
