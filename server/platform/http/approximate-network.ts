import { addressGroup } from './address-group.ts';

/**
 * The part of a network address that tells its owner where a call came from, and does not identify a household: three of
 * four numbers of an IPv4 address, the first three groups (a /48) of an IPv6 address.
 */
export function approximateNetwork(address: string): string {
  const group = addressGroup(address);
  const separator = group.includes(':') ? ':' : '.';
  return [...group.split(separator).slice(0, 3), '*'].join(separator);
}
