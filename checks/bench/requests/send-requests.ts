import { setTimeout as pause } from 'node:timers/promises';

type Send = () => Promise<void>;

/**
 * Sends this many, each client the next one as soon as it has its answer.
 * @returns the seconds it took
 */
export async function sendAtOnce(send: Send, count: number, clients: number): Promise<number> {
  const started = performance.now();
  let left = count;
  const sendOn = async () => {
    while (left > 0) {
      left -= 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: clients }, sendOn));
  return (performance.now() - started) / 1000;
}

/**
 * Sends this many at an even pace, whether or not earlier ones are answered.
 * @returns milliseconds from the moment each was due to its answer
 */
export async function sendAtPace(send: Send, count: number, perSecond: number): Promise<number[]> {
  const started = performance.now();
  const sent = Array.from({ length: count }, async (_, at) => {
    const due = started + (at * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    await send();
    return performance.now() - due;
  });
  return Promise.all(sent);
}
