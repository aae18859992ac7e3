import { buildOpenApiDocument } from '@orendi/contract/openapi';
import { apiRoutes } from '@orendi/contract/routes/index';
import { type Call, validCall } from './calls/call.ts';
import { hostileCall } from './calls/hostile-call.ts';
import { spoilCall } from './calls/spoil-call.ts';
import { type Document, type Operation, readDocument } from './document/read-document.ts';
import { createReport, type Report } from './report.ts';
import { createSender } from './send-call.ts';
import { createWorld } from './world/create-world.ts';
import { unreachable } from './world/recipes.ts';
import { runSequence } from './world/sequences.ts';
import { CannotPrepare, observe, type Target } from './world/world.ts';
import { createRandom } from '../random.ts';

interface Options {
  calls: number;
  seed: number;
  /** Different for every run on one product. */
  run?: string;
}

/** How many of the valid calls of one operation are made at the start. */
const attempts = 5;
const sequenceEvery = 60;

/** Makes calls of every kind to every call of the document; the same ones for the same seed. */
export async function fuzz(target: Target, options: Options): Promise<Report> {
  const { calls, seed, run = '' } = options;
  const random = createRandom(seed);
  const document = buildOpenApiDocument(Object.values(apiRoutes), '1') as unknown as Document;
  const read = readDocument(document);
  const { operations } = read;
  const report = createReport(operations, seed);
  const sendOnly = createSender(target, read, report, random);
  const send = async (call: Call) => {
    const answer = await sendOnly(call);
    observe(call, answer);
    return answer;
  };
  const world = createWorld({ operations, target, random, run, send });
  const refusals = new Map<string, string>();

  const reach = async (operation: Operation) => {
    for (let attempt = 0; attempt < attempts && !report.isReached(operation.id); attempt += 1) {
      const refusal = await world.prepare(operation).then(
        async (call) => {
          const { status, body } = await send(call);
          return `${status} ${JSON.stringify(body)}`;
        },
        ifUnprepared((error) => error.message),
      );
      refusals.set(operation.id, refusal);
    }
  };
  const makeOne = async (operation: Operation) => {
    const withoutHelp = () => validCall(operation, {}, random);
    const call = await world.prepare(operation).catch(ifUnprepared(withoutHelp));
    // Sometimes by somebody else: a visitor, somebody new, or somebody not verified.
    if (random.chance(0.1)) {
      const others = [async () => null, world.newcomer, world.unverified];
      call.by = await random
        .pick(others)()
        .catch(ifUnprepared(() => null));
    }
    const way = random.next();
    if (way < 0.3) await send(call);
    else if (way < 0.65) await send(spoilCall(call, random));
    else await send(hostileCall(call, random));
  };

  for (const operation of operations) await reach(operation);
  const drawn = operations.flatMap((operation) =>
    Array<Operation>(weightOf(operation)).fill(operation),
  );
  for (let turn = 1; report.calls() < calls; turn += 1) {
    if (turn % sequenceEvery > 0) await makeOne(random.pick(drawn));
    else await runSequence(world).catch((error: unknown) => report.complain(String(error)));
  }
  for (const { id } of operations) {
    if (report.isReached(id) || unreachable[id]) continue;
    report.complain(
      `${id}: no documented success was reached; the last answer was ${refusals.get(id)}. ` +
        'Say in checks/fuzz/world/recipes.ts what it needs, or why it cannot succeed here',
    );
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
