import { email } from '@orendi/contract/fields/text';
import * as routes from '@orendi/contract/routes/operator-shop';
import { confirmInvitation, endInvitation, inviteOwner } from '../../accounts/index.ts';
import { listKnownBusinesses } from '../../businesses/index.ts';
import { idActions, numberLine, listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { businessAction, businessCall } from './find-business.ts';
import { checkOption } from '../command-line/check-option.ts';

const invitationAction = idActions('Name the id that `invitation list` shows.');

export const invitationActions = {
  'business invite': businessAction({
    summary: 'invite the owner of a business that has none',
    help: `Invites whoever makes what a business shows to own it: by mail, or by a link to hand over, which serves once within 14 days.
A former invitation ends. By a link of a business that has requests somebody waits for \`invitation confirm\`.`,
    usage: ['NAME_OR_ID --email ana@example.com', 'NAME_OR_ID'],
    effect: 'changes',
    call: businessCall(routes.inviteOwner, ({ id, email: address }, { services, actor }) =>
      inviteOwner(services, actor, { businessId: id, email: address }),
    ),
    options: { 'email ADDRESS': 'whom alone it is for; without it, it is a link to hand over' },
    read: ({ options }) => ({
      address: options.email ? checkOption('--email', email(), options.email) : null,
    }),
    async run(services, { found, address }, { actor, print }) {
      const invited = { businessId: found.id, email: address };
      const { link } = await inviteOwner(services, actor, invited);
      print(address === null ? link : `The invitation goes to ${address}.`);
    },
  }),

  'invitation list': listAction({
    summary: 'list who has accepted an invitation and waits for a yes',
    help: 'Lists who has accepted an invitation to own a business and waits for a yes.',
    none: 'Nobody waits.',
    async list({ db }) {
      const all = { q: undefined, state: 'claimed', page: 1, perPage: 1_000 } as const;
      const { results } = await listKnownBusinesses(db, all);
      return results.map(({ business_name, invitation }) => {
        const { id, claimant } = invitation ?? {};
        return numberLine(id, `${business_name}: ${claimant?.name} (${claimant?.email})`);
      });
    },
  }),

  'invitation confirm': invitationAction({
    summary: 'say yes to whoever has accepted an invitation',
    help: `Makes whoever has accepted an invitation the owner of the business, with all its requests. Make sure first that it is
theirs.`,
    usage: 'ID',
    effect: 'changes',
    call: consoleCall(routes.confirmInvitation, ({ id }, { services, actor }) =>
      confirmInvitation(services, actor, id),
    ),
    async run(services, { found: id }, { actor, print }) {
      await confirmInvitation(services, actor, id);
      print('The business is theirs, and both sides are written to.');
    },
  }),

  'invitation end': invitationAction({
    summary: 'withdraw an invitation, or say no to whoever has accepted it',
    help: 'Makes the link of an invitation to own a business void. Whoever has accepted it and waits is told of the no.',
    usage: 'ID',
    effect: 'changes',
    call: consoleCall(routes.endInvitation, ({ id }, { services, actor }) =>
      endInvitation(services, actor, id),
    ),
    async run(services, { found: id }, { actor, print }) {
      await endInvitation(services, actor, id);
      print('It has ended.');
    },
  }),
};
