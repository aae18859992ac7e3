import * as routes from '@orendi/contract/routes/operator-news';
import { deleteSubscription, saveSubscription } from '../../platform/push/subscriptions.ts';
import { consoleCall } from './actions/console-call.ts';

const pushLimit = { name: 'operator-push', calls: 60, seconds: 600 };

/** A browser that operators are told in. It outlives their sessions, which end within hours. */
export const pushCalls = [
  consoleCall(routes.getOperatorPushKey, async (_, { services: { push } }) => ({
    key: push.publicKey,
  })),
  consoleCall(
    routes.saveOperatorPush,
    (form, { services, accountId }) =>
      saveSubscription(services, { accountId, sessionId: null }, form),
    pushLimit,
  ),
  consoleCall(
    routes.deleteOperatorPush,
    ({ endpoint }, { services: { db }, accountId }) => deleteSubscription(db, accountId, endpoint),
    pushLimit,
  ),
];
