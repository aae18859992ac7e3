import { z } from '@hono/zod-openapi';
import { Id, Text, Time } from '../fields/answer.ts';
import { blankAsNull } from '../fields/blank.ts';
import { fault, missingOr } from '../fields/fault.ts';
import { each, named } from '../fields/named.ts';
import { email } from '../fields/text.ts';
import { memberRoles } from './user.ts';

/** An address binds the invitation to it, and gets it by mail; without one it is a link to hand over. */
export const InviteForm = named('InviteForm', { email: blankAsNull(email()) });

/** An invitation that nobody has accepted yet, for whoever made it. */
export const OpenInvitation = named('OpenInvitation', {
  id: Id,
  email: Text.describe('Whom alone it is for'),
  expires_at: Time,
  link: z.url().describe('Whoever opens it is invited, once'),
  qr: z.string().describe('The link as a QR code, in SVG'),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

const Member = named('Member', {
  id: Id,
  ...each(['name', 'surname', 'email'], z.string()),
});
export type Member = z.infer<typeof Member>;

/** Who works for a business besides its owner, and who is invited to. */
export const People = named('People', {
  staff: z.array(Member),
  invitations: z.array(OpenInvitation),
});
export type People = z.infer<typeof People>;

/** An invitation as whoever holds its link sees it. */
export const Invitation = named('Invitation', {
  business_name: z.string(),
  role: z.enum(memberRoles).describe('What it makes of whoever accepts it'),
  invited_by: Text.describe('Null for the operator'),
  email: Text.describe('Whom alone it is for'),
  expires_at: Time,
  state: z
    .enum(['open', 'waiting', 'accepted'])
    .describe('`waiting` for the yes of the operator; the last two only for who has accepted it'),
});
export type Invitation = z.infer<typeof Invitation>;

export const AcceptForm = named('AcceptForm', {
  token: z.string(missingOr('api_not_text')).min(1, fault('api_required')),
});

export const Acceptance = named('Acceptance', { state: z.enum(['waiting', 'accepted']) });
