import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Sender } from '../fair-queue.ts';
import type { ApiEnv } from './api.ts';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * One caller: an IPv4 address, or a whole IPv6 /64, since a household is assigned all of it.
 * @param address as sockets and proxies write it; anything else is returned unchanged
 */
export function addressGroup(address: string): string {
  const [, ipv4] = mapped.exec(address) ?? [];
  if (ipv4) return ipv4;
  return isIPv6(address) ? startOf(address, 4) : address;
}

/** An IPv4 /24 or an IPv6 /48, the least that a network is given: tells whereabouts, but no household. */
export function networkGroup(address: string): string {
  const group = addressGroup(address);
  if (isIPv4(group)) return `${group.slice(0, group.lastIndexOf('.'))}.*`;
  return isIPv6(address) ? `${startOf(address, 3)}:*` : group;
}

/** The first groups of 16 bits of an IPv6 address, without leading zeros. */
function startOf(address: string, groups: number): string {
  const [start = '', end] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = start === '' ? [] : start.split(':');
  const last = end ? end.split(':') : [];
  // `::` stands for the missing zeros; an IPv4 suffix counts as two groups.
  const known = first.length + last.length + (address.includes('.') ? 1 : 0);
  const zeros = end === undefined ? 0 : 8 - known;
  const numbers = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return numbers
    .slice(0, groups)
    .map((number) => Number.parseInt(number, 16).toString(16))
    .join(':');
}

/** Must follow a scope. */
export function senderOf<Env extends ApiEnv>(c: Context<Env>): Sender {
  return {
    account: String(c.get('session')?.user.id),
    network: addressGroup(c.get('clientAddress')),
  };
}
