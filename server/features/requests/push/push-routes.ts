import * as routes from '@orendi/contract/routes/private-orders';
import { m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import { brokenField } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { limitByAccount } from '../../../platform/http/limit-by-account.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { owner } from '../../../platform/http/scopes.ts';
import { deleteSubscription, saveSubscription } from './push-queries.ts';

const limit: RateLimit = { name: 'push', calls: 60, seconds: 600 };

export function pushRoutes(api: Api, { countCall, db, push }: Services): void {
  const changing = [owner, limitByAccount(countCall, limit), requireJson] as const;

  api.openapi(guarded(routes.getPushKey, owner), (c) =>
    c.json({ data: { key: push.publicKey } }, 200),
  );

  api.openapi(guarded(routes.savePushSubscription, ...changing), async (c) => {
    const form = c.req.valid('json');
    if (!push.reaches(form.endpoint)) {
      throw brokenField('endpoint', say(m.api_push_service));
    }
    const { id: sessionId, user } = c.get('session');
    await saveSubscription(db, { accountId: user.id, sessionId }, form);
    return c.json({ data: null }, 201);
  });

  api.openapi(guarded(routes.deletePushSubscription, ...changing), async (c) => {
    await deleteSubscription(db, c.get('session').user.id, c.req.valid('json').endpoint);
    return c.json({ data: null }, 200);
  });
}
