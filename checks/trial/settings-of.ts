import type { MailServer } from '../faults/smtp/open-mail-server.ts';
import type { SearchCluster } from './servers/opensearch.ts';
import { type PostgresCluster, role } from './servers/postgres-cluster.ts';

interface Parts {
  postgres: PostgresCluster;
  redis: { url: string };
  bucket: { url: string };
  search: SearchCluster;
  mailServer: MailServer;
  frontPort: number;
}

/** The product's settings, the same for every host. */
export function settingsOf({
  postgres,
  redis,
  bucket,
  search,
  mailServer,
  frontPort,
}: Parts): Record<string, string> {
  const addresses = postgres.nodes.map(({ port }) => `127.0.0.1:${port}`);
  const [, ...replicas] = addresses.map((address) => `postgres://${role}@${address}/${role}`);
  return {
    PUBLIC_URL: `http://127.0.0.1:${frontPort}`,
    DATABASE_URL: `postgres://${role}@${addresses.join(',')}/${role}`,
    DATABASE_REPLICA_URL: replicas.join(','),
    REDIS_URL: redis.url,
    S3_URL: bucket.url,
    MEDIA_READS: 'redirect',
    SEARCH_URL: search.addresses.join(','),
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@orendi.example',
  };
}
