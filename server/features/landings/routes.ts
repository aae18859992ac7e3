import { getLanding } from '@orendi/contract/routes/public-landings';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { orMissing } from '../../platform/http/validation.ts';
import { renderMarkdown } from '../market/index.ts';
import { findWords } from './landing-texts.ts';
import { presentLanding } from './present-landing.ts';
import { listMakers } from './stock.ts';

const mostMakers = 12;

export function landingRoutes(api: Api, services: Services): void {
  const { landings, reads } = services;
  const cache = publicCache(30, ['listings', 'industries', 'search']);
  api.answer(
    guarded(getLanding, cache),
    async (c) => {
      const index = await landings();
      const { path, ...place } = c.req.valid('query');
      const found = path === undefined ? index.named(place, c.get('language')) : index.find(path);
      if (found === undefined) throw new ApiError('NOT_FOUND');
      const { subject, language } = found;
      const counts = [...(index.tallyOf(subject)?.makers ?? [])]
        .sort(([id, count], [otherId, other]) => other - count || id - otherId)
        .slice(0, mostMakers);
      const known = await listMakers(
        reads,
        Array.from(counts, ([id]) => id),
      );
      const makers = counts.flatMap(([id, count]) => {
        const maker = known.find((one) => one.id === id);
        return maker ? Object.assign(maker, { count }) : [];
      });
      const address = c.get('pictureAddress');
      const words = renderMarkdown((await findWords(reads, subject))[language]);
      return { ...presentLanding(index, subject, language, makers, address), words };
    },
    orMissing(() => new ApiError('NOT_FOUND')),
  );
}
