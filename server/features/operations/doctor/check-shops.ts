import { daytimeAt } from '../../../platform/mail/index.ts';
import { listLateShops } from '../operations-queries.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning } = findingsOf('shops');

/** After so long a buyer has asked elsewhere. */
const longHours = 48;
const mostNamed = 5;

type Asked = Pick<Ground, 'db' | 'clock'>;

/** Whether shops let buyers wait for so long that somebody should call them. */
export async function checkShops(ground: Asked): Promise<Finding[]> {
  const late = await findLate(ground);
  return late.length > 0 || ground.db === null ? late : [ok('shops_answer', { hours: longHours })];
}

/** Only shops that have become late within a day, and by day: the mail of each morning names all of them. */
export const findNewlyLate = async (ground: Asked) =>
  daytimeAt(ground.clock()) ? findLate(ground, longHours + 24) : [];

/** @param mostHours leaves out shops whose buyers have waited for longer */
export async function findLate({ db, clock }: Asked, mostHours?: number): Promise<Finding[]> {
  const shops = db ? await listLateShops(db, clock(), longHours, mostHours) : [];
  if (shops.length === 0) return [];
  const names = shops.slice(0, mostNamed).map(({ business_name: name }) => name);
  if (shops.length > names.length) names.push(`+ ${shops.length - names.length}`);
  const facts = { count: shops.length, hours: longHours, names: names.join(', ') };
  return [warning('shops_late', facts)];
}
