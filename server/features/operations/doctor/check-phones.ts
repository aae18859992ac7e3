import { isDoubtfulPhone } from '@orendi/contract/phone';
import { sellerCountry, townCountry } from '../../businesses/index.ts';
import { listPhonesInQuestion } from './doctor-queries.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning } = findingsOf('phones');

/** Counts stored numbers that may reach a stranger: invalid ones, and those that today's rules read differently. */
export async function checkPhones({ db }: Pick<Ground, 'db'>): Promise<Finding[]> {
  if (!db) return [];
  const stored = await listPhonesInQuestion(db);
  const doubtful = stored.filter(({ phone, is_own, ...business }) =>
    isDoubtfulPhone(phone, is_own ? townCountry(business) : sellerCountry(business)),
  );
  const count = doubtful.reduce((sum, { count: times }) => sum + times, 0);
  if (count === 0) return [ok('phones_sure')];
  return [warning('phones_doubtful', { count }, 'phones_do')];
}
