import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { User } from '@orendi/contract/schemas/user';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageEnvironmentProvider, type PageEnvironment } from '../../platform/page-environment.tsx';
import { speak } from '../../platform/page-language.ts';
import { type BarOptions, type PageHandle } from './bar-options.ts';
import { TopBar } from './top-bar.tsx';
import { documentAssets } from '../../testing/page-assets.ts';

const seller: User = {
  id: 1,
  name: 'Ana',
  surname: 'Hoxha',
  email: 'ana@shop.example',
  birthDate: null,
  language: 'en',
  isactive: true,
  business_id: 3,
  role: 'owner',
  isOperator: false,
};

/** The bar of a page with this handle, as rendered by the server. */
async function render(handle: PageHandle | undefined, user: User | null): Promise<string> {
  const handler = createStaticHandler([{ path: '/page', Component: TopBar, handle }]);
  const state = await handler.query(new Request('http://shop.example/page'));
  if (state instanceof Response) throw new Error('The page answered by itself.');
  const page: PageEnvironment = {
    language: 'en',
    publicUrl: 'http://shop.example',
    market: plainMarket,
    user,
    year: 2026,
    assets: documentAssets,
    data: '',
  };
  speak('en');
  return renderToStaticMarkup(
    <PageEnvironmentProvider value={page}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, state)}
        context={state}
        hydrate={false}
      />
    </PageEnvironmentProvider>,
  );
}

const count = (html: string, text: string) => html.split(text).length - 1;

const switches = [true, false];
const combinations: BarOptions[] = switches.flatMap((search) =>
  switches.flatMap((login) =>
    switches.flatMap((menu) => switches.map((logout) => ({ search, login, menu, logout }))),
  ),
);

describe.each(combinations)('%o', (options) => {
  it.each([
    ['a visitor', null, 'List your business'],
    ['a user', seller, options.logout ? 'Sign out' : 'My account'],
  ])('shows %s what the page lets it show', async (_, user, expected) => {
    const html = await render({ bar: options }, user);
    // On narrow screens the panel has the button too.
    const places = options.menu ? 2 : 1;
    for (const name of ['List your business', 'Sign out', 'My account']) {
      expect(count(html, name)).toBe(options.login && name === expected ? places : 0);
    }
    expect(count(html, '<search')).toBe(options.search ? 1 : 0);
    expect(count(html, '<nav')).toBe(options.menu ? 2 : 0);
    expect(count(html, '<details')).toBe(options.menu ? 1 : 0);
    expect(count(html, 'href="/profile"')).toBe(options.menu && user ? 2 : 0);
    expect(count(html, 'href="/dashboard"')).toBe(options.menu && user ? 2 : 0);
    expect(count(html, 'lang=en')).toBe(options.menu ? 2 : 1);
  });
});

it('shows everything on a page that says nothing', async () => {
  const everything = { bar: { search: true, login: true, menu: true, logout: true } };
  expect(await render(undefined, seller)).toBe(await render(everything, seller));
  expect(await render({ bar: {} }, null)).toBe(await render(everything, null));
});

it('leads to the sign-in, and to the account where a page keeps its user', async () => {
  expect(await render(undefined, null)).toContain('href="/login"');
  expect(await render(undefined, seller)).not.toContain('href="/login"');
  expect(await render({ bar: { logout: false } }, seller)).toContain('href="/login"');
});

it('marks the language for the eye and for screen readers', async () => {
  const html = await render(undefined, null);
  expect(html).toMatch(/<a [^>]*lang="en"[^>]*aria-label="EN – English"[^>]*aria-current="true"/);
  expect(html).not.toMatch(/<a [^>]*lang="sq"[^>]*aria-current/);
});
