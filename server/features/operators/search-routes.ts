import * as routes from '@orendi/contract/routes/operator-work';
import { type Language, m } from '@orendi/messages';
import type { Services } from '../../services.ts';
import { ApiError, brokenField } from '../../platform/http/api-error.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  addSynonymGroup,
  type GroupFault,
  groupLimits,
  listFruitlessSearches,
  listSynonymGroups,
  readSynonymGroup,
  removeSynonymGroup,
} from '../discovery/index.ts';
import { consoleScope } from './console-scope.ts';

/** The console's routes for what is searched for in vain, and for synonyms. */
export function searchRoutes(api: Api, services: Services): void {
  const { db } = services;
  const { open, json } = consoleScope(services);

  api.openapi({ ...routes.getSearchWork, middleware: [...open] as const }, async (c) => {
    const searches = await listFruitlessSearches(db);
    const fruitless = searches.map(({ words, visitors, lastAt }) => ({
      words,
      visitors,
      last_at: lastAt.toISOString(),
    }));
    return c.json({ data: { fruitless, synonyms: await listSynonymGroups(db) } }, 200);
  });

  api.openapi({ ...routes.addSynonyms, middleware: [...json] as const }, async (c) => {
    const read = readSynonymGroup(c.req.valid('json').words.join(','));
    if ('fault' in read) throw refusalOf(read);
    const { group } = await addSynonymGroup(services, c.get('session').user.email, read.words);
    return c.json({ data: group }, 200);
  });

  api.openapi({ ...routes.removeSynonyms, middleware: [...open] as const }, async (c) => {
    const { id } = c.req.valid('param');
    const removed = await removeSynonymGroup(services, c.get('session').user.email, id);
    if (!removed) throw new ApiError('NOT_FOUND');
    return c.json({ data: null }, 200);
  });
}

const sentences: Record<GroupFault['fault'], (phrase: string, locale: Language) => string> = {
  no_word: (phrase, locale) => m.api_synonym_no_word({ phrase }, { locale }),
  long_phrase: (phrase, locale) =>
    m.api_synonym_long({ phrase, max: groupLimits.words }, { locale }),
  too_few: (_, locale) => m.api_synonyms_too_few({}, { locale }),
  too_many: (_, locale) => m.api_too_many_items({ max: groupLimits.phrases }, { locale }),
};

function refusalOf({ fault, phrase }: GroupFault): ApiError {
  return brokenField('words', (locale) => sentences[fault](phrase, locale));
}
