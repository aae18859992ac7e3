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

/** What is drawn of a subject; undefined for what visitors may not see. */
export function findFacts(
  db: Kysely<Database>,
  subject: PreviewSubject,
): Promise<PreviewFacts | undefined> {
  if (subject.type === 'home') return findHomeFacts(db);
  const { type, id } = subject;
  if (type === 'business') return findBusinessFacts(db, id);
  return type === 'product' ? findProductFacts(db, id) : findPackageFacts(db, id);
}
