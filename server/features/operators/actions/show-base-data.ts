import type { BaseData, KnownIndustry } from '@orendi/contract/schemas/operator-base';
import { ApiError } from '../../../platform/http/api-error.ts';
import { iconAddress } from '../../../platform/media/picture-addresses.ts';
import { findSetBanners } from '../../announcements/index.ts';
import { listAssortment, type StockedCategory } from '../../catalogue/index.ts';
import { listExchangeRates } from '../../discovery/index.ts';
import type { Caller } from './console-call.ts';

type Viewer = Pick<Caller, 'services' | 'site' | 'address'>;

/** The banners, the assortment and the rates, as the console shows them. */
export async function showBaseData(viewer: Viewer): Promise<BaseData> {
  const { services, address } = viewer;
  const { texts: _texts, logo, ...market } = await services.market();
  const { main, secondary } = await findSetBanners(services.db);
  const industries = await showIndustries(viewer);
  const rates = await listExchangeRates(services.db);
  return {
    market: { ...market, logo: logo && address(logo) },
    banners: { main: main && address(main), secondary: secondary && address(secondary) },
    industries,
    rates: rates.map(({ currency, perEuro, updatedAt }) => ({
      currency,
      per_eur: perEuro,
      updated_at: updatedAt.toISOString(),
    })),
  };
}

async function showIndustries({ services, site, address }: Viewer): Promise<KnownIndustry[]> {
  const present = ({ icon, category_name_al, ...category }: StockedCategory) => ({
    ...category,
    category_name_al: category_name_al ?? '',
    category_icon: iconAddress(icon, site, address),
  });
  const industries = await listAssortment(services.db);
  return industries.map((industry) =>
    Object.assign(industry, {
      industry_name_al: industry.industry_name_al ?? '',
      categories: industry.categories.map(present),
    }),
  );
}

/** @throws ApiError NOT_FOUND when somebody else has removed it meanwhile */
export async function showIndustry(viewer: Viewer, id: number) {
  return withId(await showIndustries(viewer), id);
}

/** @throws ApiError NOT_FOUND when somebody else has removed it meanwhile */
export async function showCategory(viewer: Viewer, id: number) {
  const categories = (await showIndustries(viewer)).flatMap((industry) => industry.categories);
  return withId(categories, id);
}

function withId<Thing extends { id: number }>(things: Thing[], id: number): Thing {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}
