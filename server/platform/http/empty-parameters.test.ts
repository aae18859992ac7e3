import { expect, it } from 'vitest';
import { Hono } from 'hono';
import type { ApiEnv } from './api.ts';
import { ApiError } from './api-error.ts';
import { dropEmptyParameters } from './validation.ts';

it.each(['TRACE', 'TRACK', 'CONNECT'])(
  '%s is unknown, though no request is made of it',
  async (method) => {
    const app = new Hono<ApiEnv>().use(dropEmptyParameters);
    app.onError((error) => new Response(null, { status: error instanceof ApiError ? 404 : 500 }));
    const raw = new Proxy(new Request('http://shop/?a='), {
      get: (target, key) => (key === 'method' ? method : Reflect.get(target, key, target)),
    });
    expect((await app.fetch(raw)).status).toBe(404);
  },
);
