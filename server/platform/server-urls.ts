/** The address of a database, up to its hosts; the hosts with their ports; the rest. */
const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/i;

/**
 * The addresses of the single servers that an address of a database names: one or, as libpq has it, several hosts
 * separated by commas, each with a port of its own.
 */
export function serverUrls(databaseUrl: string): string[] {
  const [, start = '', hosts = '', rest = ''] = address.exec(databaseUrl) ?? [];
  return hosts.includes(',')
    ? hosts.split(',').map((host) => `${start}${host.trim()}${rest}`)
    : [databaseUrl];
}
