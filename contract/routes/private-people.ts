import { created, done, success } from '../envelope.ts';
import { InviteForm, OpenInvitation, People } from '../schemas/members.ts';
import { callsOf, json } from './calls.ts';

const owner = callsOf('People', 'owner');

export const listPeople = owner.get('/private/people', {
  summary: 'Who works for the own business, and who is invited to',
  responses: success('The people', People),
});

export const inviteStaff = owner.post('/private/invitations', {
  summary: 'Invite somebody to work for the own business',
  description:
    'With an address the invitation goes there by mail, and is for that address alone; a former one for it ends. ' +
    'Beyond twenty open ones it is a 409.',
  request: { body: json(InviteForm) },
  responses: created('The invitation', OpenInvitation, 409),
});

export const withdrawInvitation = owner.remove('/private/invitations/{id}', {
  summary: 'Withdraw an invitation that nobody has accepted',
  responses: done('Its link is void'),
});

export const removeStaff = owner.remove('/private/people/{id}', {
  summary: 'End the work of an account for the own business',
  description: 'Its sessions, live events and messages end at once.',
  responses: done('It is no longer staff'),
});
