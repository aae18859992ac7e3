import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import { joinSupervisor, type Supervisor, takeWork } from './join-supervisor.ts';
import { keepWorkers, restartPause } from './keep-workers.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A worker and the line to it, without a process. */
class StandIn extends EventEmitter {
  process = { pid: 1 };
  line = Object.assign(new EventEmitter(), {
    send: (message: FromWorker, _handle: unknown, _options: unknown, sent: () => void) => {
      this.emit('message', message);
      sent();
      return true;
    },
  });
  told: ToWorker['kind'][] = [];
  isGone = false;
  supervisor: Supervisor | null = null;

  constructor() {
    super();
    void joinSupervisor(this.line as never).then((supervisor) => (this.supervisor = supervisor));
  }
  isConnected() {
    return !this.isGone;
  }
  send(message: ToWorker) {
    this.told.push(message.kind);
    this.line.emit('message', message);
  }
  end(code = 1) {
    this.isGone = true;
    this.emit('exit', code, null);
  }
}

let spawned: StandIn[];
const turn = () => vi.advanceTimersByTimeAsync(0);
const at = (index: number) => {
  const worker = spawned[index];
  if (!worker) throw new Error(`No worker ${index} was started.`);
  return worker;
};
const supervisorOf = (index: number) => {
  const { supervisor } = at(index);
  if (!supervisor) throw new Error(`Worker ${index} was not told to begin.`);
  return supervisor;
};
async function takeCalls(...indexes: number[]) {
  await turn();
  for (const index of indexes) supervisorOf(index).ready('http://localhost:1');
  await turn();
}

beforeEach(() => {
  vi.useFakeTimers();
  spawned = [];
});
afterEach(() => void vi.useRealTimers());

function keep(count: number, onHopeless = vi.fn<(reason: string) => void>()) {
  const spawn = () => {
    const worker = new StandIn();
    spawned.push(worker);
    return worker as unknown as Worker;
  };
  const workers = keepWorkers({ count, connection: null, spawn, log: silentLog, onHopeless });
  return { workers, onHopeless };
}

test('the first one is alone until it takes calls, and does the background work', async () => {
  const { workers } = keep(3);
  await turn();
  expect(spawned).toHaveLength(1);
  expect(supervisorOf(0).isFirst).toBe(true);
  await takeCalls(0);
  expect(spawned).toHaveLength(3);
  await takeCalls(1, 2);
  expect(await workers.started).toBe('http://localhost:1');
  expect(spawned.map(({ told }) => told)).toEqual([['begin', 'work'], ['begin'], ['begin']]);
  expect([1, 2].map((index) => supervisorOf(index).isFirst)).toEqual([false, false]);
});

test('a worker that cannot start ends the start with its own message', async () => {
  const { workers } = keep(2);
  await turn();
  void supervisorOf(0).failed('The port is taken.');
  at(0).end();
  await expect(workers.started).rejects.toThrow('The port is taken.');
});

test('a worker that dies while starting affects no running one, and is started again', async () => {
  const { workers, onHopeless } = keep(3);
  await takeCalls(0);
  at(1).end(137);
  await takeCalls(2);
  expect(await workers.started).toBe('http://localhost:1');
  await vi.advanceTimersByTimeAsync(0);
  expect(supervisorOf(3)).toMatchObject({ number: 2, isFirst: false });
  void supervisorOf(3).failed('The disk is full.');
  at(3).end();
  await vi.advanceTimersByTimeAsync(999);
  expect(spawned).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1);
  await takeCalls(4);
  expect(workers.countReady()).toBe(3);
  expect(onHopeless).not.toHaveBeenCalled();
});

test('the first is started again when it dies without a word, and only then gives up', async () => {
  const { workers } = keep(2);
  await turn();
  at(0).end(137);
  await turn();
  expect(supervisorOf(1)).toMatchObject({ number: 1, isFirst: true });
  const refusal = workers.started.catch((error: Error) => error.message);
  for (let last = 1; last <= 4; last += 1) {
    at(last).end(137);
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(await refusal).toBe('Worker 1 ended while it started: exit code 137.');
  expect(spawned).toHaveLength(5);
});

test('a worker that ends is replaced at once under its number, and another takes over its work', async () => {
  const { workers } = keep(2);
  await takeCalls(0);
  await takeCalls(1);
  at(0).end();
  await turn();
  expect(at(1).told).toContain('work');
  expect(supervisorOf(2)).toMatchObject({ number: 1, isFirst: false });
  expect(workers.countReady()).toBe(1);
  await takeCalls(2);
  expect([workers.countReady(), workers.countEnds()]).toEqual([2, 1]);
  expect(at(2).told).toEqual(['begin']);
});

test('a worker that keeps ending is replaced more and more slowly', async () => {
  expect([1, 2, 3, 4, 7, 20].map(restartPause)).toEqual([0, 1_000, 2_000, 4_000, 30_000, 30_000]);
  keep(2);
  await takeCalls(0);
  await takeCalls(1);
  at(1).end();
  await turn();
  at(2).end();
  await vi.advanceTimersByTimeAsync(999);
  expect(spawned).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(spawned).toHaveLength(4);
  await takeCalls(3);
  await vi.advanceTimersByTimeAsync(61_000);
  at(3).end();
  await turn();
  expect(spawned).toHaveLength(5);
});

test('the supervisor gives up only when no worker is left and no start succeeds', async () => {
  const { onHopeless } = keep(2);
  await takeCalls(0);
  await takeCalls(1);
  let last = 1;
  const endNext = async () => {
    at(last).end();
    await vi.advanceTimersByTimeAsync(30_000);
    last = spawned.length - 1;
  };
  for (let failed = 0; failed < 8; failed += 1) await endNext();
  expect(onHopeless).not.toHaveBeenCalled();
  // The one that has served until now may come back.
  at(0).end();
  at(last).end();
  for (let failed = 0; failed < 5; failed += 1) {
    expect(onHopeless).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    spawned.find(({ isGone, supervisor }) => !isGone && supervisor?.number === 1)?.end();
  }
  expect(onHopeless).toHaveBeenCalledExactlyOnceWith('exit code 1');
});

test('an announcement reaches all other workers before its sender continues, also if one of them ends', async () => {
  keep(3);
  await takeCalls(0);
  await takeCalls(1, 2);
  const heard: string[] = [];
  for (const index of [0, 1, 2])
    supervisorOf(index).relay.onMessage('tags', (text) => heard.push(`${index} ${text}`));
  await supervisorOf(1).relay.publish('tags', 'product:1');
  expect(heard).toEqual(['0 product:1', '2 product:1']);

  // This one is too busy to hear anything.
  at(2).send = () => {};
  const publishing = supervisorOf(1).relay.publish('tags', 'product:2');
  let isDone = false;
  void publishing.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isDone).toBe(false);
  at(2).end();
  await turn();
  expect(isDone).toBe(true);
});

test('waiting for an unresponsive worker ends', async () => {
  keep(2);
  await takeCalls(0);
  await takeCalls(1);
  at(0).send = () => {};
  const publishing = supervisorOf(1).relay.publish('tags', 'product:1');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await publishing).toBeUndefined();
});

test('a queue is woken where the work is done, and nowhere else', async () => {
  keep(3);
  await takeCalls(0);
  await takeCalls(1, 2);
  const woken: string[] = [];
  for (const index of [0, 1, 2])
    supervisorOf(index).onWake((queue) => woken.push(`${index} ${queue}`));
  supervisorOf(2).wake('mail');
  // Whoever does the work has looked itself; told so again, it would tell itself for ever.
  supervisorOf(0).wake('push');
  expect(woken).toEqual(['0 mail']);
});

test('all are told to stop, none is replaced any more, and stopping waits for the last', async () => {
  const { workers } = keep(2);
  await takeCalls(0);
  await takeCalls(1);
  const stopping = workers.stop();
  let isDone = false;
  void stopping.then(() => (isDone = true));
  expect(spawned.map(({ told }) => told.at(-1))).toEqual(['stop', 'stop']);
  at(0).end(0);
  await turn();
  expect(isDone).toBe(false);
  at(1).end(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isDone).toBe(true);
  expect(spawned).toHaveLength(2);
});

test('work that cannot begin is tried again, and ended with the worker', async () => {
  vi.useRealTimers();
  let begin = () => {};
  const end = vi.fn<() => Promise<void>>(async () => {});
  const start = vi.fn<() => Promise<() => Promise<void>>>(async () => end);
  start.mockRejectedValueOnce(new Error('away'));
  const stop = takeWork({ onWork: (listener) => (begin = listener) }, start, silentLog, 1);
  expect(start).not.toHaveBeenCalled();
  begin();
  await vi.waitUntil(() => start.mock.calls.length === 2);
  await stop();
  expect(end).toHaveBeenCalledOnce();
});

test('work that cannot begin is given up when the worker stops', async () => {
  vi.useRealTimers();
  const start = vi.fn<() => Promise<() => Promise<void>>>().mockRejectedValue(new Error('away'));
  const stop = takeWork({ onWork: (begin) => begin() }, start, silentLog, 3_600_000);
  await stop();
  expect(start).toHaveBeenCalledOnce();
});
