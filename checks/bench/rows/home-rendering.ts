import { startBareServer } from '../bare/start-bare-server.ts';
import { type Ground, withShop } from '../ground.ts';
import { loadServer } from '../load-server.ts';
import type { Line } from '../print-lines.ts';
import { startMeter } from '../../measure/cpu-meter.ts';
import { hasProc, noProc } from '../../measure/proc.ts';
import { median, pairedRatio, takeTurns } from '../../measure/ratios.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { signIn } from '../../visitors/sign-in.ts';

const work = 'home for a signed-in caller';
const connections = 8;
const until = { seconds: 1.5 };
const mostTimes = 45;

/** Node's processor time for the home page of a signed-in caller, compared with the bare server sending the same page. */
export async function measureHomeRendering(ground: Ground): Promise<Line[]> {
  if (!hasProc) return [{ work, measured: noProc, met: null }];
  return withShop(ground, async (shop) => {
    const { cookie, leave } = await signIn(shop);
    const headers = { host: `localhost:${shop.port}`, cookie };
    const caller = openCaller(shop.port);
    const { status, headers: sent, body } = await askWell(caller, { path: '/', headers });
    caller.close();
    const answer = { status, headers: { 'content-type': sent['content-type'] }, body };
    const bare = await startBareServer({ answer, connection: shop.connection }, ground.undo);

    const turn = async ({ port, pid }: { port: number; pid: number }) => {
      const readMeter = startMeter({ pid, postmaster: shop.postmaster });
      const { answers } = await loadServer({ port, connections, until, headers });
      const { node, database } = readMeter();
      return { node: node / answers, database: database / answers };
    };
    await takeTurns([shop, bare], 1, turn);
    const [ours = [], theirs = []] = await takeTurns([shop, bare], ground.rounds, turn);
    await bare.stop();
    await leave();

    const node = (batches: typeof ours) => batches.map((one) => one.node);
    const ratio = pairedRatio(node(ours), node(theirs));
    const database = median(ours.map((one) => one.database));
    return [
      {
        work,
        measured: `${median(node(ours)).toFixed(2)} ms CPU in Node, ${database.toFixed(2)} in the database; bare ${median(node(theirs)).toFixed(3)}`,
        bare: `${ratio.toFixed(0)} × its CPU`,
        reach: `≤ ${mostTimes} × its CPU`,
        met: ratio <= mostTimes,
      },
    ];
  });
}
