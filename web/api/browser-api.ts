import type { Api } from '@orendi/contract/client-types';
import { createApi } from './create-api.ts';
import { browserSend } from './transport.ts';

/** The client for calls made after the page has loaded: event handlers, not loaders. */
export const browserApi = createApi(browserSend);

/** The same, for calls that end with the signal. */
export const browserApiUntil = (signal: AbortSignal): Api =>
  createApi((path, init) => browserSend(path, { ...init, signal }));
