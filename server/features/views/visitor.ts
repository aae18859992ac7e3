import { createHash, createHmac } from 'node:crypto';
import { addressGroup } from '../../platform/http/address-group.ts';

/** Identifies a visitor from the arrival of a view until it is written a second later. Never stored. */
export type Visitor = Buffer;

/** One address (for IPv6 its /64, as for rate limits) with one user agent counts as one visitor. */
export function visitorOf(address: string, userAgent: string): Visitor {
  return createHash('sha256')
    .update(`${addressGroup(address)}\n${userAgent}`)
    .digest();
}

/**
 * Hashes who did something, alike until the salt is gone.
 * @param about the subject, such as `listing 12`
 */
export function markVisitor(visitor: Visitor, about: string, salt: Buffer): string {
  return createHmac('sha256', salt).update(visitor).update(about).digest('hex').slice(0, 32);
}

/** A subject whose views are counted: a product or package, whose ids never collide, or the page of a business. */
export type Subject = 'listing' | 'business';

export interface View {
  subject: Subject;
  id: number;
  visitor: Visitor;
  /** All visitors of the same address, whatever their user agents. */
  neighbors: Visitor;
  at: Date;
}
