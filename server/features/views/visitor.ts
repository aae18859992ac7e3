import { createHash } from 'node:crypto';
import { addressGroup } from '../../platform/http/address-group.ts';

/** Stands for who looks, from when the view comes in until it is written, a second later. Never kept. */
export type Visitor = Buffer;

/** One visitor is one address, IPv6 by its /64 as for limits, with one user agent. */
export function visitorOf(address: string, userAgent: string): Visitor {
  return createHash('sha256')
    .update(`${addressGroup(address)}\n${userAgent}`)
    .digest();
}
