import { expect, test } from 'vitest';
import { silentLog } from '../log/log.ts';
import { answerInTime, takesLong } from './answer-in-time.ts';
import { createApi } from './api.ts';
import { failureResponse, toApiError } from './failure-response.ts';

const slowly = (text: string) => new Promise<string>((resolve) => setTimeout(resolve, 60, text));

function openApp() {
  const app = createApi();
  app.use(answerInTime(20));
  app.onError((thrown, c) => failureResponse(c, toApiError(thrown, silentLog, '')));
  app.get('/never', () => new Promise<never>(() => {}));
  app.post('/slow', async (c) => c.text(await slowly('stored')));
  app.get('/file', takesLong, async (c) => c.text(await slowly('file')));
  app.get('/quick', (c) => c.text('quick'));
  return app;
}

test('what only reads is answered 503 in time, whatever it waits for', async () => {
  const app = openApp();
  const answer = await app.request('/never');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await app.request('/quick')).status).toBe(200);
});

test('what changes something, or may take its time, is waited for', async () => {
  const app = openApp();
  const answers = await Promise.all([
    app.request('/slow', { method: 'POST' }),
    app.request('/file'),
  ]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['stored', 'file']);
});
