import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { Language } from '@orendi/contract/language';
import type { ShopQuestion } from '@orendi/contract/schemas/shop-questions';
import type { User } from '@orendi/contract/schemas/user';
import { expect, it } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { operator } from '../features/accounts/testing/operator.ts';
import { seller } from '../features/accounts/testing/seller.ts';
import { pageAssets } from '../testing/page-assets.ts';
import { textOf } from '../testing/text-of.ts';

const question: ShopQuestion = {
  id: 7,
  kind: 'claim',
  business_name: 'Druri i Matit',
  address: 'Rruga Kryesore 3, Burrel',
  logo: 'http://shop.example/media/logo.webp',
  products: 12,
  requests: 1,
  becomes: 'owner',
};

const newcomer: User = { ...seller, business_id: null, role: null };

/** Renders a page to a user, with the questions that they are asked. */
async function open(path: string, user: User, questions: ShopQuestion[], language: Language) {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    '/v1/auth/factors': { authenticator: null, passkeys: [] },
    '/v1/auth/sessions': [],
    '/v1/auth/security-events': [],
    '/v1/auth/shop-questions': questions,
    '/v1/public/industries': [],
    '/v1/private/account/reminders': { waiting: true, follow_up: true, morning: true },
  };
  const rendered = await renderPage(new Request(`http://shop.example${path}`), {
    language,
    publicUrl: 'http://shop.example',
    assets: pageAssets,
    market: plainMarket,
    user: { ...user, language },
    findPreview: async () => null,
    callApi: async (call) => {
      asked.push(call);
      return Response.json({ data: answers[call] });
    },
  });
  if (rendered instanceof Response) throw new Error(`${path} leads to another page`);
  return { html: textOf(rendered), asked };
}

it.each(['/onboarding', '/account'])('%s asks whose a shop is, in both languages', async (path) => {
  const english = (await open(path, newcomer, [question], 'en')).html;
  expect(english).toMatch(/Is this your shop\?.*Druri i Matit.*12 products.*1 request</s);
  expect(english).toMatch(/Yes, it is mine.*No, it is not/s);
  const albanian = (await open(path, newcomer, [question], 'al')).html;
  expect(albanian).toMatch(/A është ky dyqani yt\?.*Po, është imi.*Jo, nuk është imi/s);
});

it('says on the account page what becomes of an owner whose shop is the same as another', async () => {
  const merge = (becomes: ShopQuestion['becomes']) =>
    open('/account', seller, [{ ...question, kind: 'merge', becomes }], 'en');
  expect((await merge('owner')).html).toContain('You stay its owner');
  expect((await merge('staff')).html).toContain('its owner alone changes the profile');
});

it('asks nothing where there is no question, and operators and the unverified never', async () => {
  expect((await open('/account', newcomer, [], 'en')).html).not.toContain('Is this your shop?');
  for (const [path, user] of [
    ['/account', operator],
    ['/account', { ...newcomer, isactive: false }],
    ['/onboarding', { ...newcomer, isactive: false }],
  ] as const) {
    expect((await open(path, user, [], 'en')).asked).not.toContain('/v1/auth/shop-questions');
  }
});
