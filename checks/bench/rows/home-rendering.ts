import { compareLoad } from '../compare-load.ts';
import { type Bench, withShop } from '../bench.ts';
import type { Line } from '../print-lines.ts';
import { median, pairedRatio } from '../../measure/ratios.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { signIn } from '../../visitors/sign-in.ts';

const work = 'home for a signed-in caller';
const connections = 8;
const mostTimes = 45;

/** Node's processor time for the home page of a signed-in caller, compared with the bare server sending the same page. */
export async function measureHomeRendering(bench: Bench): Promise<Line[]> {
  return withShop(bench, async (shop) => {
    const { cookie, leave } = await signIn(shop);
    const headers = { host: `localhost:${shop.port}`, cookie };
    const caller = openCaller(shop.port);
    const { status, headers: sent, body } = await askWell(caller, { path: '/', headers });
    caller.close();
    const answer = { status, headers: { 'content-type': sent['content-type'] }, body };
    const all = await compareLoad(bench, shop, answer, { connections, path: '/', headers });
    await leave();
    const [node, bareNode] = all('node').map(median);
    const [database = NaN] = all('database').map(median);
    const ratio = pairedRatio(...all('node'));
    return [
      {
        work,
        measured: `${node?.toFixed(2)} ms CPU in Node, ${database.toFixed(2)} in the database; bare ${bareNode?.toFixed(3)}`,
        bare: `${ratio.toFixed(0)} × its CPU`,
        reach: `≤ ${mostTimes} × its CPU`,
        met: ratio <= mostTimes,
      },
    ];
  });
}
