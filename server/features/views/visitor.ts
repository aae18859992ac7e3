import { createHash } from 'node:crypto';
import { addressGroup } from '../../platform/http/address-group.ts';

/** Identifies a visitor from the arrival of a view until it is written a second later. Never stored. */
export type Visitor = Buffer;

/** One address (for IPv6 its /64, as for rate limits) with one user agent counts as one visitor. */
export function visitorOf(address: string, userAgent: string): Visitor {
  return createHash('sha256')
    .update(`${addressGroup(address)}\n${userAgent}`)
    .digest();
}
