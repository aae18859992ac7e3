/** The address of a database, up to its hosts; the hosts with their ports; the rest. */
const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/i;

/** The single servers that an address names: one or, as in libpq, several hosts with ports, between commas. */
export function serverUrls(databaseUrl: string): string[] {
  const [, start = '', hosts = '', rest = ''] = address.exec(databaseUrl) ?? [];
  return hosts.includes(',')
    ? hosts.split(',').map((host) => `${start}${host.trim()}${rest}`)
    : [databaseUrl];
}
