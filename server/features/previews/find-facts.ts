import type { PreviewSubject } from '@orendi/contract/page-render';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { PreviewFacts } from './drawing/preview-facts.ts';
import {
  findBusinessFacts,
  findHomeFacts,
  findPackageFacts,
  findProductFacts,
} from './preview-queries.ts';

/** The facts drawn for a subject; undefined if visitors may not see it. */
export function findFacts(
  db: Kysely<Database>,
  subject: PreviewSubject,
): Promise<PreviewFacts | undefined> {
  if (subject.type === 'home') return findHomeFacts(db);
  const { type, id } = subject;
  if (type === 'business') return findBusinessFacts(db, id);
  return type === 'product' ? findProductFacts(db, id) : findPackageFacts(db, id);
}
