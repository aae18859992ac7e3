import { randomBytes } from 'node:crypto';
import type { Services } from '../../services.ts';
import { findOrAddSalt, markVisitor, tiraneDay, visitorOf } from '../views/index.ts';
import { addContact } from './contact-queries.ts';

/** Who presses a button. */
export interface ContactVisitor {
  /** Of the cookie. */
  id: string;
  address: string;
  headers: Headers;
  /** The business of the signed-in caller, if any. */
  businessId: number | null;
}

/** Counts a contact, unless this visitor has been counted for this business today. */
export async function countContact(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  businessId: number,
  { address, headers }: Pick<ContactVisitor, 'address' | 'headers'>,
): Promise<void> {
  const day = tiraneDay(clock());
  const salt = await findOrAddSalt(db, day, randomBytes(32));
  const visitor = visitorOf(address, headers.get('user-agent') ?? '');
  const mark = markVisitor(visitor, `contact ${businessId}`, salt);
  await addContact(db, { businessId, day, mark });
}
