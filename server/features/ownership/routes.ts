import * as routes from '@orendi/contract/routes/auth';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../platform/http/rate-limit.ts';
import { seller } from '../../platform/http/scopes.ts';
import { answerShopQuestion, listShopQuestions } from './shop-questions.ts';

export function ownershipRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;

  api.answer(guarded(routes.listShopQuestions, seller), async (c) => {
    const asked = await listShopQuestions(db, c.get('session').user);
    for (const question of asked) question.logo = c.get('pictureAddress')(question.logo);
    return asked;
  });

  const answering = [seller, limitByAccount(countCall, changeLimit), requireJson] as const;
  api.answer(guarded(routes.answerShopQuestion, ...answering), async (c) => {
    const { id } = c.req.valid('param');
    await answerShopQuestion(services, c.get('session').user, id, c.req.valid('json'));
  });
}
