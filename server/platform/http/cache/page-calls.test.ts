import { expect, it } from 'vitest';
import { createPageCalls } from './page-calls.ts';

const caller = { host: 'localhost', language: 'al', cookie: 'session=a' };

/** Page calls over an API that counts its calls and answers with the count. */
function openCalls({ maxAge = 's-maxage=30', status = 200 } = {}) {
  const asked: { path: string; cookie: string | null }[] = [];
  const { call, cache } = createPageCalls((path, init) => {
    asked.push({ path, cookie: new Headers(init.headers).get('cookie') });
    return Response.json(
      { data: { times: asked.length } },
      { status, headers: { 'Cache-Control': `public, ${maxAge}`, 'Cache-Tag': 'listings' } },
    );
  });
  const read = async (path: string, by: Partial<typeof caller> = {}) => {
    const answer = await call(path, { ...caller, ...by });
    return { ok: answer.ok, body: await answer.json() };
  };
  return { read, cache, asked };
}

it('asks once for what is public, whoever the page is for', async () => {
  const { read, asked } = openCalls();
  const first = await read('/v1/public/results');
  expect(await read('/v1/public/results', { cookie: 'session=b' })).toEqual(first);
  expect(asked).toEqual([{ path: '/v1/public/results', cookie: 'lang=al' }]);
});

it('keeps languages and hosts apart', async () => {
  const { read, asked } = openCalls();
  await read('/v1/public/results');
  await read('/v1/public/results', { language: 'en' });
  await read('/v1/public/results', { host: 'shop.example' });
  expect(asked).toHaveLength(3);
});

it('asks anew after a write that touches the answer', async () => {
  const { read, cache } = openCalls();
  await read('/v1/public/results');
  cache.drop(['listings']);
  expect((await read('/v1/public/results')).body).toEqual({ data: { times: 2 } });
});

it('passes the cookies on, and keeps nothing, where the answer is for one person', async () => {
  const { read, asked } = openCalls();
  await read('/v1/orders');
  await read('/v1/orders');
  expect(asked.map(({ cookie }) => cookie)).toEqual(['session=a; lang=al', 'session=a; lang=al']);
});

it('keeps nothing that is not to be shared', async () => {
  const { read, asked } = openCalls({ maxAge: 'max-age=0' });
  await read('/v1/public/results');
  await read('/v1/public/results');
  expect(asked).toHaveLength(2);
});

it('keeps no failure', async () => {
  const { read, asked } = openCalls({ status: 503 });
  expect((await read('/v1/public/results')).ok).toBe(false);
  expect((await read('/v1/public/results')).ok).toBe(false);
  expect(asked).toHaveLength(2);
});

it('gives data that no page can change for the next', async () => {
  const { read } = openCalls();
  const { body } = await read('/v1/public/results');
  expect(() => Object.assign((body as { data: object }).data, { times: 9 })).toThrow(TypeError);
});

it('keeps the note of an answer with it', async () => {
  const { call } = createPageCalls(() =>
    Response.json({}, { headers: { 'Cache-Control': 's-maxage=30', 'Orendi-Note': 'hamak' } }),
  );
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await call('/v1/public/results/search', caller);
    expect(headers.get('orendi-note')).toBe('hamak');
  }
});
