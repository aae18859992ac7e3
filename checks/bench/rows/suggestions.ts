import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { openCaller } from '../../visitors/ask.ts';
import { suggestionKinds } from './text-kinds.ts';
import { measureUncached } from './uncached.ts';

const title = 'suggestions';

/** The cost of a keystroke in the search field. */
export async function measureSuggestions(ground: Ground): Promise<Line[]> {
  const isThere = await withShop(ground, async (shop) => {
    const caller = openCaller(shop.port);
    const { status } = await caller.ask({ path: '/v1/public/suggestions?query=di' });
    caller.close();
    return status !== 404;
  });
  if (!isThere) {
    return [{ work: title, measured: 'left out: the product has no such call', met: null }];
  }
  return measureUncached(ground, { title, kinds: suggestionKinds, reach: () => null });
}
