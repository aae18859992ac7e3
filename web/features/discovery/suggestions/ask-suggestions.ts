import type { Suggestions } from '@orendi/contract/schemas/suggestions';
import { createApi } from '../../../api/create-api.ts';
import { keepForVisit } from '../../../api/keep-for-visit.ts';
import { browserSend } from '../../../api/transport.ts';

/** Suggestions for the typed text; cached for a few minutes. Rejects when aborted or failed. */
export function askSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const api = createApi((path, init) => browserSend(path, { ...init, signal }));
  return keepForVisit(`suggestions ${query.toLowerCase()}`, () =>
    api('GET /public/suggestions', { query: { query } }),
  );
}
