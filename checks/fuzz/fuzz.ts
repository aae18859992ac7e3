import { buildOpenApiDocument } from '@orendi/contract/openapi';
import { apiRoutes } from '@orendi/contract/routes/index';
import { validCall } from './calls/call.ts';
import { hostileCall } from './calls/hostile-call.ts';
import { spoilCall } from './calls/spoil-call.ts';
import { type Document, type Operation, readDocument } from './document/read-document.ts';
import type { FuzzedShop } from './open-shop.ts';
import { createReport } from './report.ts';
import { createSender } from './send-call.ts';
import { liveThrough } from './world/lives.ts';
import unreachable from './world/unreachable.json' with { type: 'json' };
import { CannotPrepare, World } from './world/world.ts';
import { createRandom } from '@orendi/demo/catalogue/random';

/** So many calls of all kinds come between two lives. */
const lifeEvery = 60;

/** Makes calls of every kind to every call of the document; the same ones for the same seed. */
export async function fuzz(shop: FuzzedShop, { calls, seed }: { calls: number; seed: number }) {
  const random = createRandom(seed);
  const document = buildOpenApiDocument(Object.values(apiRoutes), '1') as unknown as Document;
  const read = readDocument(document);
  const { operations } = read;
  const report = createReport(operations, seed);
  const send = createSender(shop, read, report, random);
  const world = new World({ operations, shop, random, send });
  const refusals = new Map<string, string>();

  const makeOne = async (operation: Operation) => {
    const withoutHelp = () => validCall(operation, {}, random);
    const call = await world.prepare(operation).catch(ifUnprepared(withoutHelp));
    // Sometimes by somebody else: a visitor, somebody new, or somebody not verified.
    if (random.chance(0.1)) {
      const others = [async () => null, () => world.as('newcomer'), () => world.as('unverified')];
      const findOther = random.pick(others);
      call.by = await findOther().catch(ifUnprepared(() => null));
    }
    const way = random.next();
    if (way < 0.3) await send(call);
    else if (way < 0.65) await send(spoilCall(call, random));
    else await send(hostileCall(call, random));
  };

  for (const { id } of operations) {
    await world.perform(id).catch(ifUnprepared(({ message }) => void refusals.set(id, message)));
  }
  const drawn = operations.flatMap((one) => Array<Operation>(weightOf(one)).fill(one));
  for (let turn = 1; report.calls() < calls; turn += 1) {
    if (turn % lifeEvery > 0) await makeOne(random.pick(drawn));
    else await liveThrough(world).catch((error) => report.addFault(String(error), null, null));
  }
  for (const operation of operations) {
    const { id } = operation;
    if (report.isReached(id) || id in unreachable) continue;
    const what = `no documented success was reached: ${refusals.get(id)}. Say in checks/fuzz/world/recipes.ts what it needs, or in unreachable.json why it cannot succeed here`;
    report.addFault(what, operation, null);
  }
  return report;
}

/** A call goes without what could not be prepared; why not is among the faults, if it is one. */
const ifUnprepared =
  <Else>(otherwise: (error: CannotPrepare) => Else) =>
  (error: unknown): Else => {
    if (error instanceof CannotPrepare) return otherwise(error);
    throw error;
  };

/** Sheets and pictures take far longer than all else; what takes a query or a body has most to get wrong. */
function weightOf({ responses, body, parameters, path }: Operation): number {
  const types = Object.keys(responses['200']?.content ?? {});
  if (types.some((type) => type.startsWith('application/vnd'))) return 1;
  if (path.includes('/imports/')) return 1;
  if (JSON.stringify(body?.schema ?? null).includes('"binary"')) return 2;
  return body || parameters.length > 1 ? 6 : 3;
}
