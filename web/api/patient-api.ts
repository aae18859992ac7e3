import { createApi } from './create-api.ts';
import { browserSend } from './transport.ts';

/** Milliseconds: longer than a slow phone needs, shorter than anyone waits. */
const patience = 20_000;

/** The browser client for calls the user is waiting for: a slow one fails with `TIMEOUT`. */
export const patientApi = createApi((path, init) =>
  browserSend(path, { ...init, signal: AbortSignal.timeout(patience) }),
);
