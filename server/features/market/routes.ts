import { acceptTerms, getTermsState } from '@orendi/contract/routes/auth';
import { getPageText } from '@orendi/contract/routes/public-catalogue';
import { readRow, updateRow } from '../../platform/db/rows.ts';
import type { Services } from '../../services.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import { signedIn } from '../../platform/http/scopes.ts';

export function marketRoutes(api: Api, { db, market }: Services): void {
  api.answer(guarded(getPageText, publicCache(60, ['market'])), async (c) => {
    const { texts } = await market();
    return texts[c.req.valid('param').page][c.get('language')];
  });

  api.answer(guarded(getTermsState, signedIn), async (c) => {
    const { version } = (await market()).texts.terms.al;
    const { id } = c.get('session').user;
    const { accepted_terms: accepted } = await readRow(db, 'account', id, ['accepted_terms']);
    // Older accounts have accepted the terms that came with the product.
    const isAccepted = accepted === version || (accepted === null && !version.startsWith('v'));
    return { version, isAccepted };
  });

  api.answer(guarded(acceptTerms, signedIn, requireJson), async (c) => {
    const { version } = (await market()).texts.terms.al;
    if (c.req.valid('json').version !== version) throw new ApiError('CONFLICT');
    await updateRow(db, 'account', c.get('session').user.id, { accepted_terms: version });
  });
}
