import { reasonOf } from '../../../platform/log/reason-of.ts';
import { isPrivateHost } from '../../../platform/private-host.ts';
import { tryRedis } from '../../../platform/redis/redis-client.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning } = findingsOf('redis');

/** No Redis in the same building is that slow. */
const slowMs = 50;

/** Whether the Redis of the settings answers, and soon. */
export async function checkRedis({ settings }: Pick<Ground, 'settings'>): Promise<Finding[]> {
  const { redisUrl } = settings;
  if (!redisUrl) return [ok('redis_none')];
  return [await checkAnswer(redisUrl), ...checkWay(new URL(redisUrl))];
}

async function checkAnswer(url: string): Promise<Finding> {
  try {
    const { version, milliseconds } = await tryRedis(url);
    return milliseconds > slowMs
      ? warning('redis_slow', { milliseconds })
      : ok('redis_ready', { version, milliseconds });
  } catch (error) {
    return warning('redis_away', { reason: reasonOf(error) });
  }
}

function checkWay({ protocol, hostname: host }: URL): Finding[] {
  if (protocol === 'rediss:' || isPrivateHost(host)) return [];
  return [warning('redis_way', { host })];
}
