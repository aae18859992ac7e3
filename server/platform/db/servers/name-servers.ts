import type pg from 'pg';
import { serverUrls } from '../../server-urls.ts';

/** The connections to the single servers that a connection names, by an address or in another way. */
export function serversOf(connection: pg.ClientConfig): pg.ClientConfig[] {
  const { connectionString, ...others } = connection;
  if (connectionString === undefined) return [connection];
  return serverUrls(connectionString).map((url) =>
    Object.assign({ connectionString: url }, others),
  );
}

/** How a server is called in logs, metrics and the doctor's findings: by its host and port, never by who enters. */
export function serverName({ connectionString, host, port }: pg.ClientConfig): string {
  const url = connectionString === undefined ? null : URL.parse(connectionString);
  const place = url ? (url.searchParams.get('host') ?? url.hostname) : host;
  return `${decodeURIComponent(place || 'localhost')}:${url?.port || port || 5432}`;
}
