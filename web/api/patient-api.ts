import { createApi } from './create-api.ts';
import { browserSend } from './transport.ts';

/** Longer than a slow phone needs, shorter than anybody waits. */
const patience = 20_000;

/** The browser's client for what people wait for on the page: a call that takes too long fails as `TIMEOUT`. */
export const patientApi = createApi((path, init) =>
  browserSend(path, { ...init, signal: AbortSignal.timeout(patience) }),
);
