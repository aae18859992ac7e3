import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Who counts as one caller: an IPv4 address, or all of an IPv6 /64, as one home has all of it.
 * @param address as sockets and proxies write it; what is neither comes back as it is
 */
export function addressGroup(address: string): string {
  const [, ipv4] = mapped.exec(address) ?? [];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = start === '' ? [] : start.split(':');
  const last = end ? end.split(':') : [];
  // `::` stands for as many zeros as are missing; an IPv4 tail takes the place of two numbers.
  const known = first.length + last.length + (address.includes('.') ? 1 : 0);
  const zeros = end === undefined ? 0 : 8 - known;
  const numbers = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return numbers
    .slice(0, 4)
    .map((number) => Number.parseInt(number, 16).toString(16))
    .join(':');
}
