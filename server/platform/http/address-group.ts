import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What counts as one caller: an IPv4 address, or a whole IPv6 /64, since a household is assigned all of it.
 * @param address as sockets and proxies write it; anything else is returned unchanged
 */
export function addressGroup(address: string): string {
  const [, ipv4] = mapped.exec(address) ?? [];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = start === '' ? [] : start.split(':');
  const last = end ? end.split(':') : [];
  // `::` stands for the missing zeros; an IPv4 suffix counts as two groups.
  const known = first.length + last.length + (address.includes('.') ? 1 : 0);
  const zeros = end === undefined ? 0 : 8 - known;
  const numbers = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return numbers
    .slice(0, 4)
    .map((number) => Number.parseInt(number, 16).toString(16))
    .join(':');
}
