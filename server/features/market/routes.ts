import { acceptTerms, getTermsState } from '@orendi/contract/routes/auth';
import { getPageText } from '@orendi/contract/routes/public-catalogue';
import type { Services } from '../../services.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { signedIn } from '../../platform/http/scopes.ts';

export function marketRoutes(api: Api, { db, market }: Services): void {
  api.openapi(guarded(getPageText, publicCache(60, ['market'])), async (c) => {
    const { texts } = await market();
    return c.json({ data: texts[c.req.valid('param').page][c.get('language')] }, 200);
  });

  api.openapi(guarded(getTermsState, signedIn), async (c) => {
    const { version } = (await market()).texts.terms.al;
    const { accepted_terms: accepted } = await db
      .selectFrom('account')
      .select('accepted_terms')
      .where('id', '=', c.get('session').user.id)
      .executeTakeFirstOrThrow();
    // Older accounts have accepted the terms that came with the product.
    const isAccepted = accepted === version || (accepted === null && !version.startsWith('v'));
    return c.json({ data: { version, isAccepted } }, 200);
  });

  api.openapi(guarded(acceptTerms, signedIn, requireJson), async (c) => {
    const { version } = (await market()).texts.terms.al;
    if (c.req.valid('json').version !== version) throw new ApiError('CONFLICT');
    await db
      .updateTable('account')
      .set({ accepted_terms: version })
      .where('id', '=', c.get('session').user.id)
      .execute();
    return c.json({ data: null }, 200);
  });
}
