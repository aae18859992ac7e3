import type { PageContext, RenderPage } from '@orendi/contract/page-render';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { serverSend, transport } from './api/transport.ts';
import { formatPageData } from './page-data.ts';
import { PageEnvironmentProvider } from './page-environment.tsx';
import { speak } from './page-language.ts';
import { routes } from './routes.tsx';
import { plainErrors } from './route-errors.ts';

const handler = createStaticHandler(routes);
const encoder = new TextEncoder();

export const renderPage: RenderPage = async (request, context) => {
  const requestContext = new RouterContextProvider();
  requestContext.set(transport, serverSend(context.callApi));
  const state = await handler.query(request, { requestContext });
  return state instanceof Response ? state : render(state, context);
};

function render(state: StaticHandlerContext, context: PageContext): Response {
  const { language, publicUrl, operator, assets } = context;
  const routeIds = state.matches.flatMap(({ route }) => route.id ?? []);
  const page = {
    language,
    publicUrl,
    operator,
    year: new Date().getFullYear(),
    assets: {
      script: assets.script,
      styles: assets.styles,
      fonts: assets.fonts,
      preloads: assets.preloads(routeIds),
    },
  };
  const data = formatPageData({
    ...page,
    state: { loaderData: state.loaderData, errors: plainErrors(state.errors) },
  });
  const router = createStaticRouter(handler.dataRoutes, state);
  speak(language);
  const html = renderToString(
    <PageEnvironmentProvider value={{ ...page, data }}>
      <StaticRouterProvider router={router} context={state} hydrate={false} />
    </PageEnvironmentProvider>,
  );
  // Bytes, because a Response checks and copies a text once more.
  return new Response(encoder.encode(`<!DOCTYPE html>${html}`), {
    status: state.statusCode,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
