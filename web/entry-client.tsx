import '@vitejs/plugin-react/preamble';
import './styles/index.css';
import { startTransition, useEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserApi } from './api/browser-api.ts';
import { holdSession } from './api/page-session.ts';
import { browserSend, transport } from './api/transport.ts';
import { askUser, createUserStore } from './features/accounts/user-store.ts';
import { currentUser } from './features/accounts/current-user.ts';
import { keepChosenLanguage } from './features/shell/language-switcher.tsx';
import { followLinks } from './features/shell/follow-links.ts';
import { noteEarlyInput, repeatEarlyInput } from './platform/early-input.ts';
import { pageDataId, parsePageData } from './platform/page-data.ts';
import { asOwner, shopBase } from './platform/on-behalf.ts';
import { PageEnvironmentProvider } from './platform/page-environment.tsx';
import { speak } from './platform/page-language.ts';
import { routes, shopRoutes } from './routes.tsx';
import { followBack } from './ui/catch-back.ts';
import { followTooltips } from './ui/tooltip.ts';

/** From hydration until what no visit waits for: past the first pictures and the first presses. */
const idleMs = 4_000;

const data = document.getElementById(pageDataId)?.textContent ?? '';
const { state, ...page } = parsePageData(data);
const { onBehalfOf: shop } = page;
const basename = shop && shopBase(shop);
const ownRoutes = shop ? shopRoutes : routes;

speak(page.language, page.market.name);
keepChosenLanguage(page.user);
await loadFirstRoutes();

// Not if the visitor has already navigated back (see `entry-start.ts`).
if (!('left' in document.documentElement.dataset)) takeOver();

/** Loads the lazy routes of the current page, without which the first render would not match the server's markup. */
async function loadFirstRoutes(): Promise<void> {
  const matches = matchRoutes(ownRoutes, location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

function takeOver(): void {
  // From now on the whole page is laid out (see `shapes.css`).
  document.documentElement.dataset.alive = '';
  const users = createUserStore(page.user, async () =>
    asOwner(await browserApi('GET /auth/user'), shop),
  );
  if (page.user) holdSession({ accountId: page.user.id, signInAgain, shop });

  /** Over the user's page once the session has ended, so that nothing on it is lost. The code loads only then. */
  async function signInAgain(): Promise<boolean> {
    await users.renew();
    const { openSignIn } = await import('./features/accounts/again/open-sign-in.tsx');
    const isBack = page.user !== null && (await openSignIn(page.user, { ...page, data }));
    await users.renew();
    return isBack;
  }

  followBack();
  const router = createBrowserRouter(ownRoutes, {
    basename,
    hydrationData: state,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(transport, browserSend);
      context.set(currentUser, askUser(users, basename));
      return context;
    },
  });

  noteEarlyInput();
  followLinks(router);
  followTooltips();

  startTransition(() => {
    hydrateRoot(document, <LivingPage />);
  });

  /** The hydrated pages, updated when the signed-in user changes. */
  function LivingPage() {
    const { user, isAwaited } = useSyncExternalStore(users.subscribe, users.read, users.read);
    useEffect(() => {
      repeatEarlyInput(document);
      dispatchEvent(new Event('hydrated'));
      setTimeout(() => import('./features/offline/start-offline.tsx').catch(() => {}), idleMs);
    }, []);
    const environment = { ...page, data, user, isUserAwaited: isAwaited, renewUser: users.renew };
    return (
      <PageEnvironmentProvider value={environment}>
        <RouterProvider router={router} />
      </PageEnvironmentProvider>
    );
  }
}
