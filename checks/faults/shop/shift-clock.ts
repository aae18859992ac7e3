/*
 * Preloaded into the product (`node --import`): its clock is off by what the file that CLOCK_SHIFT_FILE names holds, in
 * milliseconds, read again on SIGUSR2. Timers go on as they do on a machine whose clock is set: they are monotonic.
 */
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT_FILE ?? '';
const readShift = () => Number(readFileSync(file, 'utf8'));
let shift = readShift();
process.on('SIGUSR2', () => (shift = readShift()));

const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
RealDate.prototype.constructor = Date;
