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

  api.answer(guarded(authRoutes.getInvitation, limitByAddress(countCall, byAddress.verify)), (c) =>
    getInvitation(db, c.req.valid('param').token, c.get('session')?.user.id),
  );

  api.answer(
    guarded(
      authRoutes.acceptInvitation,
      seller,
      limitByAccount(countCall, byAccount.change),
      requireJson,
    ),
    async (c) => {
      const { token } = c.req.valid('json');
      return { state: await acceptInvitation(services, c.get('session').user, token) };
    },
  );

  api.answer(guarded(routes.listPeople, owner), (c) => listPeople(services, c.get('businessId')));

  api.answer(
    guarded(routes.inviteStaff, owner, limitByAccount(countCall, byAccount.invite), requireJson),
    (c) => {
      const invited = { ...c.req.valid('json'), businessId: c.get('businessId') };
      return inviteStaff(services, c.get('session').user.id, invited);
    },
  );

  api.answer(guarded(routes.withdrawInvitation, ...changing), (c) =>
    withdrawInvitation(db, c.get('businessId'), c.req.valid('param').id),
  );

  api.answer(guarded(routes.removeStaff, ...changing), (c) =>
    removeStaff(services, c.get('businessId'), c.req.valid('param').id),
  );
}
