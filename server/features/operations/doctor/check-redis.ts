import { m } from '@orendi/messages';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { isPrivateHost } from '../../../platform/private-host.ts';
import { tryRedis } from '../../../platform/redis/redis-client.ts';
import { say } from '../../../platform/sentence.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning } = findingsOf('redis');

/** Slower than any within one building. */
const slowMs = 50;

/** Whether the Redis of the settings answers, and soon. */
export async function checkRedis({ settings }: Pick<Ground, 'settings'>): Promise<Finding[]> {
  const { redisUrl } = settings;
  if (!redisUrl) return [ok(say(m.doctor_redis_none))];
  return [await checkAnswer(redisUrl), ...checkWay(new URL(redisUrl))];
}

async function checkAnswer(url: string): Promise<Finding> {
  try {
    const { version, milliseconds } = await tryRedis(url);
    return milliseconds > slowMs
      ? warning(say(m.doctor_redis_slow, { milliseconds }), say(m.doctor_redis_slow_do))
      : ok(say(m.doctor_redis_ready, { version, milliseconds }));
  } catch (error) {
    const text = say(m.doctor_redis_away, { reason: reasonOf(error) });
    return warning(text, say(m.doctor_redis_away_do));
  }
}

function checkWay({ protocol, hostname: host }: URL): Finding[] {
  if (protocol === 'rediss:' || isPrivateHost(host)) return [];
  return [warning(say(m.doctor_redis_way, { host }), say(m.doctor_redis_way_do))];
}
