import * as authRoutes from '@orendi/contract/routes/auth';
import * as routes from '@orendi/contract/routes/private-people';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { limitByAccount, limitByAddress } from '../../../platform/http/rate-limit.ts';
import { owner, seller } from '../../../platform/http/scopes.ts';
import { byAccount, byAddress } from '../limits.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { inviteStaff } from './create-invitation.ts';
import { listPeople, removeStaff, withdrawInvitation } from './end-membership.ts';

export function memberRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  const changing = [owner, limitByAccount(countCall, byAccount.change)] as const;

  api.openapi(
    guarded(authRoutes.getInvitation, limitByAddress(countCall, byAddress.verify)),
    async (c) => {
      const { token } = c.req.valid('param');
      const data = await getInvitation(db, token, c.get('session')?.user.id);
      return c.json({ data }, 200);
    },
  );

  api.openapi(
    guarded(
      authRoutes.acceptInvitation,
      seller,
      limitByAccount(countCall, byAccount.change),
      requireJson,
    ),
    async (c) => {
      const { token } = c.req.valid('json');
      const state = await acceptInvitation(services, c.get('session').user, token);
      return c.json({ data: { state } }, 200);
    },
  );

  api.openapi(guarded(routes.listPeople, owner), async (c) =>
    c.json({ data: await listPeople(services, c.get('businessId')) }, 200),
  );

  api.openapi(
    guarded(routes.inviteStaff, owner, limitByAccount(countCall, byAccount.invite), requireJson),
    async (c) => {
      const invited = { ...c.req.valid('json'), businessId: c.get('businessId') };
      const data = await inviteStaff(services, c.get('session').user.id, invited);
      return c.json({ data }, 201);
    },
  );

  api.openapi(guarded(routes.withdrawInvitation, ...changing), async (c) => {
    await withdrawInvitation(db, c.get('businessId'), c.req.valid('param').id);
    return c.json({ data: null }, 200);
  });

  api.openapi(guarded(routes.removeStaff, ...changing), async (c) => {
    await removeStaff(services, c.get('businessId'), c.req.valid('param').id);
    return c.json({ data: null }, 200);
  });
}
