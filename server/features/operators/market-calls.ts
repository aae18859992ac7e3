import * as routes from '@orendi/contract/routes/operator-base';
import { LogoForm } from '@orendi/contract/schemas/market';
import { keepPictures } from '../../platform/media/index.ts';
import { findLandingText, saveLandingText } from '../landings/index.ts';
import { publishText, saveLogo, saveMarket, showPage } from '../market/index.ts';
import { consoleCall } from './actions/console-call.ts';

/** The operator's own words, which are written in the console alone. */
export const marketCalls = [
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
  consoleCall(routes.getEditedPage, async ({ page }, { services }) =>
    showPage(services.db, page, (await services.market()).name),
  ),
  consoleCall(routes.publishPageText, ({ page, ...form }, { services, actor }) =>
    publishText(services, actor, page, form),
  ),
  consoleCall(routes.getLandingText, ({ path }, { services }) => findLandingText(services, path)),
  consoleCall(routes.setLandingText, (form, { services, actor }) =>
    saveLandingText(services, actor, form),
  ),
];
