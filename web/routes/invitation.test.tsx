import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { Invitation } from '@orendi/contract/schemas/members';
import type { User } from '@orendi/contract/schemas/user';
import { expect, it } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { operator } from '../features/accounts/testing/operator.ts';
import { seller } from '../features/accounts/testing/seller.ts';
import { pageAssets } from '../testing/page-assets.ts';
import { textOf } from '../testing/text-of.ts';

const invitation: Invitation = {
  business_name: 'Arka & Co',
  role: 'staff',
  invited_by: 'Ana Hoxha',
  email: null,
  expires_at: '2026-12-11T08:00:00.000Z',
  state: 'open',
};
const newcomer: User = { ...seller, business_id: null, role: null };

/** @param answer null for a void link */
async function open(user: User | null, answer: Partial<Invitation> | null, language: 'al' | 'en') {
  const rendered = await renderPage(new Request('http://shop.example/invitation/abc'), {
    language,
    publicUrl: 'http://shop.example',
    assets: pageAssets,
    market: plainMarket,
    user,
    findPreview: async () => null,
    callApi: async () =>
      answer
        ? Response.json({ data: { ...invitation, ...answer } })
        : Response.json({ code: 'BAD_REQUEST', message: 'x' }, { status: 400 }),
  });
  if (rendered instanceof Response) throw new Error('There is no page.');
  return { ...rendered, text: textOf(rendered) };
}

it('says who invites to what, and leads strangers to an account and back', async () => {
  const { text, isPrivate } = await open(null, {}, 'en');
  expect(text).toContain('An invitation from “Arka &amp; Co”');
  expect(text).toContain('Ana Hoxha invites you to work for the shop');
  expect(text).toContain('Valid until 11/12/2026, once only.');
  expect(text).toContain('href="/sign-up?next=%2Finvitation%2Fabc"');
  expect(text).toContain('href="/login?next=%2Finvitation%2Fabc"');
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).toContain('<meta name="referrer" content="no-referrer"');
  expect(isPrivate).toBe(true);
});

it('can be accepted by who has no shop', async () => {
  const { text } = await open(newcomer, { role: 'owner', invited_by: null }, 'al');
  expect(text).toContain('Ftesë nga “Arka &amp; Co”');
  expect(text).toContain('Pranoje ftesën</button>');
  expect(text).toContain('Ky dyqan është tashmë në Orendi.');
});

it('asks who is not verified to open the mail first', async () => {
  const { text } = await open({ ...newcomer, isactive: false }, {}, 'en');
  expect(text).toContain(newcomer.email);
  expect(text).not.toContain('Accept the invitation</button>');
});

it.each<[string, User, Partial<Invitation>, string]>([
  ['another address', newcomer, { email: 'besa@x.example' }, 'This invitation is for besa@x'],
  ['an operator', operator, {}, 'You are signed in as an operator.'],
  ['staff elsewhere', { ...seller, role: 'staff' }, {}, 'already belongs to a shop'],
  ['an owner who is invited to own', seller, { role: 'owner' }, 'we can merge the two'],
])('tells %s why it cannot be accepted', async (_, user, answer, reason) => {
  const { text } = await open(user, answer, 'en');
  expect(text).toContain(reason);
  expect(text).not.toContain('Accept the invitation</button>');
});

it('says what has become of it', async () => {
  expect((await open(newcomer, { state: 'waiting' }, 'en')).text).toContain('We look at it now');
  expect((await open(seller, { state: 'accepted' }, 'en')).text).toContain('href="/dashboard"');
  const { text, status } = await open(null, null, 'en');
  expect([status, text]).toEqual([200, expect.stringContaining('no longer valid')]);
});
