/* Says which servers that are not installed keep which tests from being run, in one line for each. OpenSearch says it itself. */
import { hasS3Proxy } from '../server/platform/media/testing/start-s3-proxy.ts';
import { findRedisServer } from '../server/platform/redis/testing/find-redis-server.ts';

const say = (tests: string, reason: string) =>
  console.log(`── Tests of ${tests} are left out. ${reason}.`);

if (findRedisServer() === null)
  say('Redis', 'There is no redis-server or valkey-server of Debian’s packages');
if (!hasS3Proxy())
  say(
    'a real S3 server',
    'There is no Java with S3Proxy: node server/platform/media/testing/fetch-s3-proxy.ts fetches it',
  );
