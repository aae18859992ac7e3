import type { PageContext, RenderedPage, RenderPage } from '@orendi/contract/page-render';
import type { User } from '@orendi/contract/schemas/user';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  redirect,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { createApi } from './api/create-api.ts';
import { ApiFailure } from './api/failure.ts';
import { callFor } from './api/page-session.ts';
import { type Send, transport } from './api/transport.ts';
import { currentUser } from './features/accounts/current-user.ts';
import { addToHead, pictureTags } from './features/seo/add-to-head.ts';
import { neutralAddress } from './platform/language-address.ts';
import { createKeptPages, noteReads } from './platform/kept-pages.ts';
import type { PageHead } from './platform/head.tsx';
import type { PageHandle } from './features/shell/bar-options.ts';
import { formatPageData, formatUser, type PageFacts } from './platform/page-data.ts';
import { PageEnvironmentProvider } from './platform/page-environment.tsx';
import { asOwner, type NamedShop, shopBase, shopIn } from './platform/on-behalf.ts';
import { speak } from './platform/page-language.ts';
import { paths } from './platform/paths.ts';
import { routes, shopRoutes } from './routes.tsx';
import { plainErrors } from './route-errors.ts';

const handler = createStaticHandler(routes);

/** Pages of some hundred kilobytes each. */
const mostKept = 16;
const keptPages = createKeptPages<ReturnType<typeof toBytes>>(mostKept);

/** Placeholder for the page's data; page text never contains it, because `<` is escaped. */
const dataSlot = '<page-data>';
const encoder = new TextEncoder();

type Drawn = ReturnType<typeof drawPage>;

export const renderPage: RenderPage = async (request, given) => {
  const shop = await enterShop(request, given);
  if (shop instanceof Response) return shop;
  const context = { ...given, user: asOwner(given.user, shop) };
  const pages = shop ? createStaticHandler(shopRoutes, { basename: shopBase(shop) }) : handler;
  const requestContext = new RouterContextProvider();
  requestContext.set(transport, sendFor(shop, context));
  requestContext.set(currentUser, () => context.user);
  const state = await pages.query(request, { requestContext });
  if (state instanceof Response) return state;
  await context.turn?.();
  return render(state, request, { ...context, onBehalfOf: shop }, pages);
};

/** Rendering only reads, so a call is just a path. */
function sendFor(shop: Pick<NamedShop, 'id'> | undefined, { callApi }: PageContext): Send {
  return (path) => callApi(callFor(shop, path));
}

/** The shop that the page's address names, for an operator to edit; undefined for everyone else. */
async function enterShop(request: Request, context: PageContext) {
  const { pathname, search } = new URL(request.url);
  const id = shopIn(pathname);
  if (id === undefined) return undefined;
  if (context.user === null) return redirect(paths.loginFor(neutralAddress({ pathname, search })));
  if (!context.user.isOperator) return undefined;
  try {
    const api = createApi(sendFor({ id }, context));
    const { business_name: name } = await api('GET /private/business-profile/get');
    return { id, name };
  } catch (error) {
    const { code, status } = error instanceof ApiFailure ? error : {};
    if (code === 'NO_SECOND_FACTOR') return redirect(paths.operator.secondFactor);
    if (status === 404) return undefined;
    throw error;
  }
}

async function render(
  state: StaticHandlerContext,
  request: Request,
  context: PageContext & Pick<PageFacts, 'onBehalfOf'>,
  pages: typeof handler,
): Promise<RenderedPage> {
  const { language, publicUrl, market, user, assets, onBehalfOf } = context;
  const routeIds = state.matches.flatMap(({ route }) => route.id ?? []);
  const facts = {
    language,
    publicUrl,
    market,
    onBehalfOf,
    year: new Date().getFullYear(),
    assets: {
      ...assets,
      styles: routeIds.includes('sellers') ? [assets.sellersStyles] : assets.styles,
      preloads: assets.preloads(routeIds),
    },
  };
  const data = formatPageData({
    ...facts,
    state: { loaderData: state.loaderData, errors: plainErrors(state.errors) },
  });
  const isPrivate = state.matches.some(
    ({ route }) => (route.handle as PageHandle | undefined)?.isPrivate,
  );
  const draw = (reader: User | null) =>
    drawPage(
      { router: createStaticRouter(pages.dataRoutes, state), state },
      request,
      { ...facts, user: reader },
      data,
      context.isListed,
    );
  // Visitors' pages are kept as a whole, in front of the app.
  const { start, picture, middle, end } =
    user === null || isPrivate ? draw(user) : drawOnce(`${data}${request.url}`, user, draw);
  const tags = await pictureTags(picture, context);
  const html = [start, tags, middle, formatUser(user), end];
  return { status: state.statusCode, html, isPrivate, route: routeIds.at(-1) ?? 'unknown' };
}

/**
 * Returns the kept rendering for identical page data, if public; else renders the page. The browser renders the same page
 * from that data, so the data hold all it shows; the parts of the user it shows are those it has read.
 * @param facts the page's data and address
 */
function drawOnce(facts: string, user: User, draw: (reader: User | null) => Drawn) {
  const known = keptPages.find(facts, user);
  if (known) return known;
  const reader = noteReads(user);
  const drawn = draw(reader.user);
  if (!drawn.isPublic) return drawn;
  const kept = toBytes(drawn);
  keptPages.add(facts, reader, kept);
  return kept;
}

const toBytes = ({ start, middle, end, ...rest }: Drawn) => ({
  ...rest,
  start: encoder.encode(start),
  middle: encoder.encode(middle),
  end: encoder.encode(end),
});

/** Renders a page without the parts that differ by request. */
function drawPage(
  { router, state }: { router: ReturnType<typeof createStaticRouter>; state: StaticHandlerContext },
  request: Request,
  page: PageFacts,
  data: string,
  isListed: PageContext['isListed'],
) {
  speak(page.language, page.market.name);
  let head: PageHead | null = null;
  const tellHead = (told: PageHead) => {
    const isHidden = told.isHidden || isListed?.(businessOf(told.about)) === false;
    head = { ...told, isHidden };
  };
  const html = renderToString(
    <PageEnvironmentProvider value={{ ...page, data: dataSlot, tellHead }}>
      <StaticRouterProvider router={router} context={state} hydrate={false} />
    </PageEnvironmentProvider>,
  );
  const { before, picture, after, isPublic } = addToHead(
    `<!DOCTYPE html>${html}`,
    head,
    request,
    page,
  );
  const slot = after.lastIndexOf(dataSlot);
  return {
    /** Up to the preview picture's tags. */
    start: before,
    picture,
    /** From there up to the page's data. */
    middle: after.slice(0, slot),
    /** The page's data after the user, and the rest. */
    end: data + after.slice(slot + dataSlot.length),
    isPublic,
  };
}

/** The id of the business whose page it is, or whose listing's; null for other pages. */
function businessOf(about: PageHead['about']): number | null {
  if (about?.type === 'listing') return about.listing.business.id;
  return about?.type === 'business' ? about.business.id : null;
}
