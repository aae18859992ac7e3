import type { Suggestions } from '@orendi/contract/schemas/suggestions';
import { createApi } from '../../../api/create-api.ts';
import { keepForVisit } from '../../../api/keep-for-visit.ts';
import { browserSend } from '../../../api/transport.ts';

/** The suggestions for what is typed; the same text is asked for once in some minutes. Rejects when it is aborted or fails. */
export function askSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const api = createApi((path, init) => browserSend(path, { ...init, signal }));
  return keepForVisit(`suggestions ${query.toLowerCase()}`, () =>
    api('GET /public/suggestions', { query: { query } }),
  );
}
