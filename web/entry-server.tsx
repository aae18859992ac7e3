import type { PageContext, RenderedPage, RenderPage } from '@orendi/contract/page-render';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { serverSend, transport } from './api/transport.ts';
import { currentUser } from './features/accounts/current-user.ts';
import { addToHead } from './features/seo/add-to-head.ts';
import type { PageHead } from './platform/page-head.ts';
import type { PageHandle } from './features/shell/bar-options.ts';
import { formatPageData } from './platform/page-data.ts';
import { PageEnvironmentProvider } from './platform/page-environment.tsx';
import { speak } from './platform/page-language.ts';
import { routes } from './routes.tsx';
import { plainErrors } from './route-errors.ts';

const handler = createStaticHandler(routes);

export const renderPage: RenderPage = async (request, context) => {
  const requestContext = new RouterContextProvider();
  requestContext.set(transport, serverSend(context.callApi));
  requestContext.set(currentUser, () => context.user);
  const state = await handler.query(request, { requestContext });
  return state instanceof Response ? state : render(state, request, context);
};

async function render(
  state: StaticHandlerContext,
  request: Request,
  context: PageContext,
): Promise<RenderedPage> {
  const { language, publicUrl, operator, user, assets } = context;
  const routeIds = state.matches.flatMap(({ route }) => route.id ?? []);
  const page = {
    language,
    publicUrl,
    operator,
    user,
    year: new Date().getFullYear(),
    assets: {
      start: assets.start,
      script: assets.script,
      styles: assets.styles,
      sellersStyles: assets.sellersStyles,
      operatorStyles: user?.isOperator ? assets.operatorStyles : undefined,
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
  let head: PageHead | null = null;
  const tellHead = (told: PageHead) => {
    head = told;
  };
  const html = renderToString(
    <PageEnvironmentProvider value={{ ...page, data, tellHead }}>
      <StaticRouterProvider router={router} context={state} hydrate={false} />
    </PageEnvironmentProvider>,
  );
  const pieces = await addToHead(`<!DOCTYPE html>${html}`, head, request, context);
  const isPrivate = state.matches.some(
    ({ route }) => (route.handle as PageHandle | undefined)?.isPrivate,
  );
  return { status: state.statusCode, html: pieces, isPrivate, route: routeIds.at(-1) ?? 'unknown' };
}
