import { lookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/** Injected, so that tests can send to a service of their own. */
export interface PushServices {
  reaches(endpoint: URL): boolean;
  lookup?: LookupFunction;
}

/** Run by the browser vendors: Chrome and its derivatives, Firefox, Edge, Safari. */
const hosts =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com|([\w-]+\.)*push\.apple\.com)$/;

/** Address ranges without public hosts. Separate, because one list would treat all of IPv4 as mapped. */
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  notPublic.ipv4.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.ipv6.addSubnet(network, bits, 'ipv6');
}

export function isPublicAddress(address: string, family: number): boolean {
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  return !notPublic[kind].check(address, kind);
}

/** Resolves a host and rejects any address on a private network. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const refuse = (reason: Error) => done(reason, '');
    if (error) return refuse(error);
    const [first] = addresses;
    const isPublic = addresses.every(({ address, family }) => isPublicAddress(address, family));
    if (!first || !isPublic) return refuse(new Error(`${host} is on a private network`));
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** Public push services, on public addresses by https only. Sellers' browsers send the endpoint: check it. */
export const knownServices: PushServices = {
  reaches: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' && port === '' && username + password === '' && hosts.test(hostname),
  lookup: lookupPublic,
};
