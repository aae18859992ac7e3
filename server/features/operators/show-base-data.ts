import type {
  BaseData,
  KnownCategory,
  KnownIndustry,
} from '@orendi/contract/schemas/operator-base';
import type { Services } from '../../services.ts';
import { iconAddress, type PictureAddress } from '../../platform/media/picture-addresses.ts';
import { findSetBanners } from '../announcements/index.ts';
import { listAssortment, type StockedCategory, type StockedIndustry } from '../catalogue/index.ts';
import { listExchangeRates } from '../discovery/index.ts';

/** Where pictures and icons are. */
export interface Addresses {
  site: string;
  address: PictureAddress;
}

/** What the shop is built upon, as the console shows it. */
export async function showBaseData(db: Services['db'], addresses: Addresses): Promise<BaseData> {
  const { address } = addresses;
  const { main, secondary } = await findSetBanners(db);
  const industries = await listAssortment(db);
  const rates = await listExchangeRates(db);
  return {
    banners: { main: main && address(main), secondary: secondary && address(secondary) },
    industries: industries.map((industry) => presentIndustry(industry, addresses)),
    rates: rates.map(({ currency, perEuro, updatedAt }) => ({
      currency,
      per_eur: perEuro,
      updated_at: updatedAt.toISOString(),
    })),
  };
}

function presentIndustry(
  { id, industry_name, industry_name_al, businesses, products, categories }: StockedIndustry,
  addresses: Addresses,
): KnownIndustry {
  return {
    id,
    industry_name,
    industry_name_al: industry_name_al ?? '',
    businesses,
    products,
    categories: categories.map((category) => presentCategory(category, addresses)),
  };
}

function presentCategory(
  { icon, category_name_al, ...category }: StockedCategory,
  { site, address }: Addresses,
): KnownCategory {
  return {
    ...category,
    category_name_al: category_name_al ?? '',
    category_icon: iconAddress(icon, site, address),
  };
}

/** An industry as it is now. */
export async function showIndustry(
  db: Services['db'],
  id: number,
  addresses: Addresses,
): Promise<KnownIndustry | undefined> {
  const { industries } = await showBaseData(db, addresses);
  return industries.find((industry) => industry.id === id);
}

/** A category as it is now. */
export async function showCategory(
  db: Services['db'],
  id: number,
  addresses: Addresses,
): Promise<KnownCategory | undefined> {
  const { industries } = await showBaseData(db, addresses);
  return industries.flatMap(({ categories }) => categories).find((category) => category.id === id);
}
