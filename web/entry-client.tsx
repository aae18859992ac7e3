import '@vitejs/plugin-react/preamble';
import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { browserApi } from './api/browser-api.ts';
import { holdSession } from './api/page-session.ts';
import { browserSend, transport } from './api/transport.ts';
import { askUser, createUserStore } from './features/accounts/user-store.ts';
import { currentUser } from './features/accounts/guarded.ts';
import { askToSignIn } from './features/accounts/again/ask-to-sign-in.ts';
import { keepChosenLanguage } from './features/shell/keep-chosen-language.ts';
import { followLinks } from './features/shell/follow-links.ts';
import { LivingPage } from './living-page.tsx';
import { loadFirstRoutes } from './load-first-routes.ts';
import { noteEarlyInput } from './platform/early-input.ts';
import { pageDataId, parsePageData } from './platform/page-data.ts';
import { speak } from './platform/page-language.ts';
import { routes } from './routes.tsx';
import { followTooltips } from './ui/tooltip.ts';

const data = document.getElementById(pageDataId)?.textContent ?? '';
const { state, ...page } = parsePageData(data);

speak(page.language);
keepChosenLanguage(page.user);
await loadFirstRoutes(routes, location);

// Not if the visitor has already navigated back (see `entry-start.ts`).
if (!('left' in document.documentElement.dataset)) takeOver();

function takeOver(): void {
  // From now on the whole page is laid out (see `shapes.css`).
  document.documentElement.dataset.alive = '';
  const users = createUserStore(page.user, () => browserApi('GET /auth/user'));
  if (page.user) holdSession(askToSignIn(page.user, { ...page, data }, users));

  const router = createBrowserRouter(routes, {
    hydrationData: state,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(transport, browserSend);
      context.set(currentUser, askUser(users));
      return context;
    },
  });

  noteEarlyInput();
  followLinks(router);
  followTooltips();

  startTransition(() => {
    hydrateRoot(document, <LivingPage page={{ ...page, data }} users={users} router={router} />);
  });
}
