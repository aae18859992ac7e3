import { expect, it } from 'vitest';
import { createApi } from './create-api.ts';
import type { ApiFailure } from './failure.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

it('fills the path, leaves out what is blank, and gives the data', async () => {
  const sent: string[] = [];
  const api = createApi(async (path) => {
    sent.push(path);
    return json(200, { data: 'answer' });
  });
  expect(await api('GET /public/products/{id}', { params: { id: 7 } })).toBe('answer');
  await api('GET /public/results/search', {
    query: { query: 'çë & co', color: undefined, brand: ['Drini', '', 'Valë'], page: 2 },
  });
  expect(sent).toEqual([
    '/v1/public/products/7',
    '/v1/public/results/search?query=%C3%A7%C3%AB+%26+co&brand=Drini&brand=Val%C3%AB&page=2',
  ]);
});

it('sends a body as JSON, with the headers that are given', async () => {
  const sent: RequestInit[] = [];
  const api = createApi(async (_, init = {}) => {
    sent.push(init);
    return json(201, { data: { id: 1 } });
  });
  const body = {
    name: 'Ana',
    preferredContactMethod: 'phone',
    id: 1,
    type: 'product',
    token: 't',
  } as const;
  await api('POST /public/requests', { headers: { 'Idempotency-Key': 'k' }, body });
  const [init] = sent;
  expect(init?.method).toBe('POST');
  expect(init?.body).toBe(JSON.stringify(body));
  const headers = new Headers(init?.headers);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('Idempotency-Key')).toBe('k');
});

const failureOf = (response: Response): Promise<ApiFailure> =>
  createApi(async () => response)('GET /public/industries').then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: ApiFailure) => error,
  );

it('turns a failure into what the server said', async () => {
  const errors = [{ path: 'name', msg: 'Missing' }];
  const failure = await failureOf(json(422, { message: 'Bad', code: 'VALIDATION', errors }));
  expect(failure).toMatchObject({ status: 422, code: 'VALIDATION', message: 'Bad', errors });
});

it('makes do with an answer that is not of the API', async () => {
  const failure = await failureOf(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(failure).toMatchObject({ status: 502, code: 'UNAVAILABLE', errors: [] });
});

it('passes on the sentence of a success, if there is one', async () => {
  const heard: string[] = [];
  const bodies = [{ data: null, message: 'Done.' }, { data: null }, { data: null, message: '' }];
  const answers = bodies.values();
  const api = createApi(
    async () => json(200, answers.next().value),
    (message) => heard.push(message),
  );
  for (const _ of bodies) await api('GET /public/industries');
  expect(heard).toEqual(['Done.']);
});

it('takes the page of a network before ours for no server', async () => {
  const api = createApi(async () => new Response('<h1>Welcome to our hotel</h1>'));
  await expect(api('GET /public/industries')).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
});

it('takes an answer that stops half way for what stopped it', async () => {
  const api = (reason: Error) =>
    createApi(async () => {
      const body = new ReadableStream({ start: (stream) => stream.error(reason) });
      return new Response(body);
    });
  const ask = (reason: Error) => api(reason)('GET /public/industries');
  const [late, given] = [new DOMException('', 'TimeoutError'), new DOMException('', 'AbortError')];
  await expect(ask(late)).rejects.toMatchObject({ code: 'TIMEOUT' });
  await expect(ask(new TypeError('network error'))).rejects.toMatchObject({ code: 'NETWORK' });
  await expect(ask(given)).rejects.toBe(given);
});
