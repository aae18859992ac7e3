import '@vitejs/plugin-react/preamble';
import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserSend, transport } from './api/transport.ts';
import { keepChosenLanguage } from './features/shell/keep-chosen-language.ts';
import { followLinks } from './features/shell/follow-links.ts';
import { loadFirstRoutes } from './load-first-routes.ts';
import { pageDataId, parsePageData } from './page-data.ts';
import { PageEnvironmentProvider } from './page-environment.tsx';
import { speak } from './page-language.ts';
import { routes } from './routes.tsx';
import { followTooltips } from './ui/tooltip.ts';

const data = document.getElementById(pageDataId)?.textContent ?? '';
const { state, ...page } = parsePageData(data);

speak(page.language);
keepChosenLanguage();
await loadFirstRoutes(routes, location);

const router = createBrowserRouter(routes, {
  hydrationData: state,
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(transport, browserSend);
    return context;
  },
});

followLinks(router);
followTooltips();

startTransition(() => {
  hydrateRoot(
    document,
    <PageEnvironmentProvider value={{ ...page, data }}>
      <RouterProvider router={router} />
    </PageEnvironmentProvider>,
  );
});
