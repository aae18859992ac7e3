import { readFileSync, writeFileSync } from 'node:fs';
import { foldName } from '@orendi/contract/fold-name';
import { namedColors } from '@orendi/contract/colors';
import { afterAll, beforeAll, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { loadWords } from '../discovery/index.ts';
import { readPost } from './read-post.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const fold = (s: unknown) => foldName(String(s ?? ''));
const wordsOf = (s: string) =>
  new Set(
    fold(s)
      .split(/[^\p{L}\d]+/u)
      .filter((w) => w.length > 1),
  );
function nameOk(a: string, b: string) {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const same = [...x].filter((w) => y.has(w)).length;
  return same / Math.max(x.size, y.size) >= 0.6;
}
it('scores', async () => {
  const words = await loadWords(shop.services.db);
  const cats = await shop.services.db
    .selectFrom('category')
    .select(['id', 'category_name_al as al'])
    .execute();
  const posts = JSON.parse(
    readFileSync(process.env.POSTS ?? '/work/shared/real/posts.json', 'utf8'),
  );
  const tally: Record<string, { right: number; filled: number; wrong: string[] }> = {};
  for (const post of posts) {
    const r = readPost(post.text, words);
    const got: Record<string, unknown> = {
      name: r.name,
      category_al: cats.find((c) => c.id === r.categoryId)?.al,
      price: r.price,
      old_price: r.oldPrice ?? undefined,
      currency: r.currency ?? undefined,
      length_cm: r.length,
      width_cm: r.width,
      height_cm: r.height,
      material_al: r.material?.al,
      color_al: namedColors.find((c) => c.hex === r.color)?.al,
      made_to_measure: r.made_to_measure,
      lead_time_weeks: r.lead_time_weeks,
      warranty_months: r.warranty_months,
      delivery: { included: 'pa pagesë', paid: 'me pagesë', pickup: 'merret' }[r.delivery ?? ''],
    };
    for (const key of Object.keys(got)) {
      const e = post.expect[key],
        g = got[key];
      const t = (tally[key] ??= { right: 0, filled: 0, wrong: [] });
      if (e !== undefined) t.filled += 1;
      if (e === undefined && g === undefined) continue;
      const ok =
        e !== undefined &&
        g !== undefined &&
        (key === 'name'
          ? nameOk(String(g), e)
          : typeof e === 'string'
            ? fold(e) === fold(g) ||
              (key === 'material_al' && (fold(e).includes(fold(g)) || fold(g).includes(fold(e))))
            : e === g);
      if (ok) t.right += 1;
      else t.wrong.push(`${post.id}: got ${JSON.stringify(g)} expected ${JSON.stringify(e)}`);
    }
  }
  let out = '',
    right = 0,
    filled = 0,
    extra = 0;
  for (const [key, t] of Object.entries(tally)) {
    out += `${key}: ${t.right}/${t.filled}\n  ${t.wrong.join('\n  ')}\n`;
    if (key === 'delivery') continue;
    right += t.right;
    filled += t.filled;
    extra += t.wrong.filter((w) => !w.includes('got undefined')).length;
  }
  writeFileSync(
    '/tmp/o/score.txt',
    `${right}/${filled} = ${(right / filled).toFixed(3)}, wrongly filled ${extra}, (right-wrong extra)\n${out}`,
  );
});
