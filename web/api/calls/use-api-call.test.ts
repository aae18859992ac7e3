import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import type { showToast } from '../../ui/toast/show-toast.ts';
import { ApiFailure } from '../failure.ts';
import { runCall, type CallOptions, type CallStart } from './use-api-call.ts';
import type { Send } from '../transport.ts';

const failed = new ApiFailure(500, 'INTERNAL', 'Broken.');
const show = vi.fn<typeof showToast>();
let running = 0;

beforeEach(() => speak('en'));
afterEach(() => {
  speak('al');
  vi.resetAllMocks();
});

function run<Answer>(start: CallStart<Answer>, options: CallOptions = {}, body = '{"data":null}') {
  const send = vi.fn<Send>(async () => new Response(body));
  const count = (change: number) => (running += change);
  return { send, answer: runCall(start, options, { count, send, show }) };
}

it('gives the answer, without a toast', async () => {
  await expect(run(async () => 7).answer).resolves.toBe(7);
  expect(show).not.toHaveBeenCalled();
});

it('gives undefined after a failure, which is shown', async () => {
  await expect(run(() => Promise.reject(failed)).answer).resolves.toBeUndefined();
  expect(show).toHaveBeenCalledWith({ kind: 'error', text: 'Broken.', id: 'Broken.' });
});

it('counts as running from its start to its end, however it ends', async () => {
  const ends: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  const [first, second] = [run(wait), run(wait)];
  expect(running).toBe(2);
  ends[0]?.();
  await first.answer;
  expect(running).toBe(1);
  ends[1]?.();
  await second.answer;
  expect(running).toBe(0);

  const third = run(() => Promise.reject(failed));
  const fourth = run(() => {
    throw failed;
  });
  const fifth = run(() => Promise.reject(failed), {
    onFailure: () => {
      throw new Error('A fault of the caller.');
    },
  });
  expect(running).toBe(2);
  await Promise.allSettled([third.answer, fourth.answer, fifth.answer]);
  expect(running).toBe(0);
});

it.each<[CallOptions['success'], string, string]>([
  [true, '{"data":null}', 'Success'],
  [true, '{"data":null,"message":"We sent you a link."}', 'We sent you a link.'],
  ['Saved.', '{"data":null,"message":"We sent you a link."}', 'Saved.'],
])('says a success when asked to: %j of %s', async (success, body, text) => {
  await run((api) => api('GET /public/industries'), { success }, body).answer;
  expect(show.mock.calls).toEqual([[{ kind: 'success', text, id: undefined }]]);
});

it('says no success of a failure', async () => {
  await run(() => Promise.reject(failed), { success: true }).answer;
  expect(show).toHaveBeenCalledTimes(1);
  expect(show.mock.lastCall?.[0].kind).toBe('error');
});

it('lets a limit of time end what is sent', async () => {
  const signal = AbortSignal.timeout(1000);
  const { answer, send } = run((api) => api('GET /public/industries'), { signal });
  await answer;
  expect(send.mock.lastCall?.[1]?.signal).toBe(signal);
  const unlimited = run((api) => api('GET /public/industries'));
  await unlimited.answer;
  expect(unlimited.send.mock.lastCall?.[1]?.signal).toBeUndefined();
});
