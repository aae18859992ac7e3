import * as routes from '@orendi/contract/routes/operator-market';
import { LogoForm } from '@orendi/contract/schemas/market';
import { ApiError } from '../../platform/http/api-error.ts';
import { keepPictures } from '../../platform/media/index.ts';
import {
  listVersions,
  publishText,
  saveLogo,
  saveMarket,
  showPage,
  showPages,
} from '../market/index.ts';
import { consoleCall } from './actions/console-call.ts';

/** The operator's own words, which are written in the console alone. */
export const marketCalls = [
  consoleCall(routes.getMarketSettings, async (_, { services, address }) => {
    const { texts: _texts, logo, ...market } = await services.market();
    return { ...market, logo: logo && address(logo) };
  }),

  consoleCall(routes.setMarketSettings, (form, { services, actor }) =>
    saveMarket(services, actor, form),
  ),

  consoleCall(routes.setLogo, async (_, { services, actor, uploadSlot, request }) => {
    const { pictures } = await uploadSlot.readForm(request, { logo: 1 }, LogoForm);
    const added = [...pictures.values()];
    await keepPictures(services, added, async () => {
      for (const logo of added) await saveLogo(services, actor, logo);
    });
  }),

  consoleCall(routes.clearLogo, (_, { services, actor }) => saveLogo(services, actor, null)),

  consoleCall(routes.listPageTexts, (_, { services }) => showPages(services.db)),

  consoleCall(routes.getEditedPage, async ({ page }, { services }) =>
    showPage(services.db, page, (await services.market()).name),
  ),

  consoleCall(routes.getPastTexts, async ({ page, version }, { services }) => {
    const versions = await listVersions(services.db, page);
    const past = versions.find((known) => known.version === version);
    if (past?.text_al == null || past.text_en === null) throw new ApiError('NOT_FOUND');
    return { al: past.text_al, en: past.text_en };
  }),

  consoleCall(routes.publishPageText, ({ page, ...form }, { services, actor }) =>
    publishText(services, actor, page, form),
  ),
];
