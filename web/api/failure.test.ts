import { afterEach, beforeEach, expect, it } from 'vitest';
import { speak } from '../platform/page-language.ts';
import { answeredFailure, brokenOff } from './failure.ts';

beforeEach(() => speak('en'));
afterEach(() => speak('al'));

const tooLate = 'The server took too long to answer. Please try again.';

it.each([408, 504])('takes a %i for too long a wait, whatever is in it', async (status) => {
  const page = await answeredFailure(new Response('<h1>Timeout</h1>', { status }));
  const json = await answeredFailure(
    Response.json({ message: 'Gateway timeout', code: 'UNAVAILABLE' }, { status }),
  );
  for (const failure of [page, json]) {
    expect(failure).toMatchObject({ status, code: 'TIMEOUT', message: tooLate });
  }
});

it('knows a limit of time that ran out', async () => {
  const signal = AbortSignal.timeout(1);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(brokenOff(signal.reason)).toMatchObject({ status: 0, code: 'TIMEOUT', message: tooLate });
});

it('takes what else breaks off for a lost network', () => {
  for (const error of [new TypeError('Failed to fetch'), new SyntaxError('<'), 'odd']) {
    expect(brokenOff(error)).toMatchObject({ status: 0, code: 'NETWORK' });
  }
});

it('leaves a call alone that its caller gave up', () => {
  const given = AbortSignal.abort().reason;
  expect(brokenOff(given)).toBe(given);
});

it('says so in the language of the page', () => {
  speak('al');
  expect(brokenOff(new TypeError())).toMatchObject({
    message: 'Nuk u lidhëm dot me serverin. Kontrollo internetin dhe provo përsëri.',
  });
  expect(brokenOff(new DOMException('', 'TimeoutError'))).toMatchObject({
    message: 'Serveri nuk u përgjigj në kohë. Provo përsëri.',
  });
});
