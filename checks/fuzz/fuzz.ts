import { createRandom } from '../random.ts';
import { CannotPrepare } from './cannot-prepare.ts';
import { hostileCall } from './calls/hostile-call.ts';
import { spoilCall } from './calls/spoil-call.ts';
import { validCall } from './calls/valid-call.ts';
import { createAnswerCheck } from './document/check-answers.ts';
import type { Operation } from './document/operation.ts';
import { type Document, readOperations } from './document/read-operations.ts';
import { createSender, type SendCall } from './send-call.ts';
import { createTally, type Fault, type Row } from './tally.ts';
import type { Target } from './targets/target.ts';
import { createHostileValues } from './values/hostile-values.ts';
import { makeThings } from './world/make-things.ts';
import { observe } from './world/observe.ts';
import { recipes, unreachable } from './world/recipes.ts';
import { runSequence } from './world/sequences.ts';
import { createWorld } from './world/world.ts';

export interface Report {
  seed: number;
  calls: number;
  rows: Map<string, Row>;
  faults: Fault[];
  /** Calls without a documented success, and what stood in the way. */
  unreached: { call: string; why: string }[];
  /** What went otherwise than it must in a sequence of calls, with how often. */
  brokenSequences: Map<string, number>;
}

interface Options {
  target: Target;
  document: Document;
  calls: number;
  seed: number;
  /** Different for every run on one product. */
  run?: string;
}

/** How many of the valid calls of one operation are made at the start. */
const attempts = 5;
const sequenceEvery = 60;

/** Makes calls of every kind to every call of the document; the same ones for the same seed. */
export async function fuzz(options: Options): Promise<Report> {
  const { target, document, calls, seed, run = '' } = options;
  const random = createRandom(seed);
  const hostile = createHostileValues(seed);
  const operations = readOperations(document);
  const server = document.servers?.[0]?.url ?? '';
  const tally = createTally(operations.map(({ id }) => id));
  const check = createAnswerCheck(document);
  const sendOnly = createSender({ target, server, operations, check, tally, random });
  const send: SendCall = async (call) => {
    const answer = await sendOnly(call);
    observe(call, answer);
    return answer;
  };
  const mailedToken = target.mailedToken.bind(target);
  const addOperator = target.addOperator.bind(target);
  const world = createWorld({
    operations,
    send,
    random,
    run,
    mailedToken,
    addOperator,
    make: makeThings,
    prepareBusiness: async (created, by) => created.perform('createBusiness', { by }),
  });
  const refusals = new Map<string, string>();
  const brokenSequences = new Map<string, number>();

  const prepare = async (operation: Operation) => {
    const recipe = recipes[operation.id];
    const prepared = recipe
      ? await recipe(world)
      : { by: operation.isSignedIn ? await world.seller() : null };
    return validCall(operation, world.complete(operation, prepared), random);
  };
  const isReached = (id: string) =>
    [...(tally.rows.get(id)?.statuses.keys() ?? [])].some(
      (status) => status >= 200 && status < 300,
    );
  const reach = async (operation: Operation) => {
    for (let attempt = 0; attempt < attempts && !isReached(operation.id); attempt += 1) {
      try {
        const { status, body } = await send(await prepare(operation));
        refusals.set(operation.id, `${status} ${JSON.stringify(body)}`);
      } catch (error) {
        if (!(error instanceof CannotPrepare)) throw error;
        refusals.set(operation.id, error.message);
      }
    }
  };
  const makeOne = async (operation: Operation) => {
    const call = await ifPrepared(prepare(operation), () => validCall(operation, {}, random));
    const way = random.next();
    // Sometimes by somebody else: a visitor, somebody new, or somebody not verified.
    if (random.chance(0.1)) {
      const nobody = () => null;
      const newcomer = await ifPrepared(world.newcomer(), nobody);
      call.by = random.pick([null, newcomer, await ifPrepared(world.unverified(), nobody)]);
    }
    if (way < 0.3) await send(call);
    else if (way < 0.65) await send(spoilCall(call, hostile, random));
    else await send(hostileCall(call, hostile, random));
  };

  for (const operation of operations) await reach(operation);
  const drawn = operations.flatMap((operation) => Array(weightOf(operation)).fill(operation));
  for (let turn = 1; tally.count() < calls; turn += 1) {
    if (turn % sequenceEvery > 0) {
      await makeOne(random.pick(drawn));
      continue;
    }
    await runSequence(world, operations, send).catch((error: unknown) => {
      const text = String(error);
      brokenSequences.set(text, (brokenSequences.get(text) ?? 0) + 1);
    });
  }
  const unreached = operations
    .filter(({ id }) => !isReached(id) && !unreachable[id])
    .map(({ id }) => ({ call: id, why: refusals.get(id) ?? '' }));
  const { rows, faults } = tally;
  return { seed, calls: tally.count(), rows, faults, unreached, brokenSequences };
}

/** A call goes without what could not be prepared; why not is among the faults, if it is one. */
async function ifPrepared<Made, Else>(making: Promise<Made>, otherwise: () => Else) {
  try {
    return await making;
  } catch (error) {
    if (error instanceof CannotPrepare) return otherwise();
    throw error;
  }
}

/** Sheets and pictures take far longer than all else; what takes a query or a body has most to get wrong. */
function weightOf({ responses, body, parameters, path }: Operation): number {
  const types = Object.keys(responses['200']?.content ?? {});
  if (types.some((type) => type.startsWith('application/vnd'))) return 1;
  if (path.includes('/imports/')) return 1;
  if (JSON.stringify(body?.schema ?? null).includes('"binary"')) return 2;
  return body || parameters.length > 1 ? 6 : 3;
}
