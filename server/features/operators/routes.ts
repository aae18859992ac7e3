import * as routes from '@orendi/contract/routes/operator-base';
import * as newsRoutes from '@orendi/contract/routes/operator-news';
import { LogoForm } from '@orendi/contract/schemas/market';
import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { type RateLimit, limitByAccount } from '../../platform/http/rate-limit.ts';
import { operator } from '../../platform/http/scopes.ts';
import type { Session } from '../../platform/http/session.ts';
import type { UploadSlot } from '../../platform/http/uploads/create-uploads.ts';
import { limitUploads } from '../../platform/http/uploads/limit-uploads.ts';
import { keepPictures } from '../../platform/media/index.ts';
import { deleteSubscription, saveSubscription } from '../../platform/push/subscriptions.ts';
import { askCodeAgain, placeOf } from '../accounts/index.ts';
import { findLandingText, saveLandingText } from '../landings/index.ts';
import { publishText, saveLogo, saveMarket, showPage } from '../market/index.ts';
import { actions } from './actions/actions.ts';
import { consoleCall, type ConsoleCall } from './actions/console-call.ts';
import { firstStepCalls } from './first-step-calls.ts';
import { healthCalls } from './health-calls.ts';

/** For all calls of an operator: a console that is open asks for a few a minute. */
const consoleLimit: RateLimit = { name: 'console', calls: 1_200, seconds: 600 };

/** The results of the guards; `uploadSlot` exists only for calls with files. */
interface ConsoleEnv extends ApiEnv {
  Variables: ApiEnv['Variables'] & { session: Session; uploadSlot: UploadSlot };
}

const pushLimit = { name: 'operator-push', calls: 60, seconds: 600 };

/** The operator's own words, which are written in the console alone. */
const marketCalls = [
  consoleCall(routes.setMarketSettings, (form, { services, actor }) =>
    saveMarket(services, actor, form),
  ),
  consoleCall(routes.setLogo, async (_, { services, actor, uploadSlot, request }) => {
    const { pictures } = await uploadSlot.readForm(request, { logo: 1 }, LogoForm);
    const added = [...pictures.values()];
    await keepPictures(services, added, async () => {
      for (const logo of added) await saveLogo(services, actor, logo);
    });
  }),
  consoleCall(routes.clearLogo, (_, { services, actor }) => saveLogo(services, actor, null)),
  consoleCall(routes.getEditedPage, async ({ page }, { services }) =>
    showPage(services.db, page, (await services.market()).name),
  ),
  consoleCall(routes.publishPageText, ({ page, ...form }, { services, actor }) =>
    publishText(services, actor, page, form),
  ),
  consoleCall(routes.getLandingText, ({ path }, { services }) => findLandingText(services, path)),
  consoleCall(routes.setLandingText, (form, { services, actor }) =>
    saveLandingText(services, actor, form),
  ),
];

/** A browser that operators are told in. It outlives their sessions, which end within hours. */
const pushCalls = [
  consoleCall(newsRoutes.getOperatorPushKey, async (_, { services: { push } }) => ({
    key: push.publicKey,
  })),
  consoleCall(
    newsRoutes.saveOperatorPush,
    (form, { services, accountId }) =>
      saveSubscription(services, { accountId, sessionId: null }, form),
    pushLimit,
  ),
  consoleCall(
    newsRoutes.deleteOperatorPush,
    ({ endpoint }, { services: { db }, accountId }) => deleteSubscription(db, accountId, endpoint),
    pushLimit,
  ),
];

/** Mounts every call of the console, each of which is for operators only. */
export function operatorRoutes(api: Api, services: Services): void {
  const calls = Object.values(actions).flatMap(({ call = [] }) => call);
  const all = [...healthCalls, ...firstStepCalls, ...marketCalls, ...pushCalls, ...calls];
  for (const call of all) mount(api, services, call);
}

function mount(api: Api, services: Services, { route, limit, answer }: ConsoleCall): void {
  const { countCall } = services;
  const content = route.request?.body?.content ?? {};
  const guards = [
    limitByAccount(countCall, consoleLimit),
    ...(limit ? [limitByAccount(countCall, limit)] : []),
    ...('application/json' in content ? [requireJson] : []),
    ...('multipart/form-data' in content ? [limitUploads(services)] : []),
  ];
  api.openapi(guarded(route, operator, ...guards), async (context) => {
    const c = context as unknown as Context<ConsoleEnv>;
    const parts = ['param', 'query', 'json'] as const;
    const asked = Object.assign({}, ...parts.map((part) => context.req.valid(part as never)));
    const { user } = c.get('session');
    const data = await answer(asked, {
      services,
      actor: user.email,
      accountId: user.id,
      language: c.get('language'),
      site: c.get('publicUrl'),
      address: c.get('pictureAddress'),
      uploadSlot: c.get('uploadSlot'),
      request: c.req.raw,
      askCode: (code) => askCodeAgain(services, user, code, placeOf(c)),
    });
    return c.json({ data: data ?? null }, 200);
  });
}
