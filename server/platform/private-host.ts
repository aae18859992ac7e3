import { BlockList, isIP } from 'node:net';

const privateRanges = new BlockList();
privateRanges.addSubnet('127.0.0.0', 8);
privateRanges.addSubnet('10.0.0.0', 8);
privateRanges.addSubnet('172.16.0.0', 12);
privateRanges.addSubnet('192.168.0.0', 16);
privateRanges.addSubnet('169.254.0.0', 16);
privateRanges.addAddress('::1', 'ipv6');
privateRanges.addSubnet('fc00::', 7, 'ipv6');
privateRanges.addSubnet('fe80::', 10, 'ipv6');

export function isPublic(url: URL | null): url is URL {
  return url !== null && !isPrivateHost(url.hostname);
}

/** Whether a host name (without port) can only mean this machine or one on a private network. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const family = isIP(bare);
  if (family !== 0) return privateRanges.check(bare, family === 6 ? 'ipv6' : 'ipv4');
  return bare === 'localhost' || bare.endsWith('.localhost') || bare.endsWith('.local');
}
