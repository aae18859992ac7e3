import type { Api } from '@orendi/contract/client-types';
import type { Stats } from '@orendi/contract/schemas/stats';

export function loadStats(api: Api): Promise<Stats> {
  return api('GET /private/business-stats/get');
}
