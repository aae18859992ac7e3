import type { Api } from '@orendi/contract/client-types';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { OwnProduct } from '@orendi/contract/schemas/product';
import { keepForVisit } from '../../../api/keep-for-visit.ts';
import type { Member } from '../../accounts/way-around.ts';
import { findOwn } from '../find-own.ts';
import { noDefaults, type ProductDefaults } from './product-values.ts';
import { materialField } from './use-product-drafts.ts';

export interface ProductFormStart {
  owner: { id: number; businessId: number };
  /** The product being edited; null for a new one. */
  product: OwnProduct | null;
  /** The product a new one is copied from. */
  model: OwnProduct | null;
  /** The one published last. */
  newest: OwnProduct | null;
  industries: Industry[];
  defaults: ProductDefaults;
}

/** @param modelId of an own product to copy; an unknown one is ignored */
export async function loadNewProduct(
  api: Api,
  user: Member,
  modelId: number | undefined,
): Promise<ProductFormStart> {
  const [industries, business, newest, model] = await Promise.all([
    loadIndustries(api),
    api('GET /private/business-profile/get'),
    findNewest(api),
    modelId === undefined ? null : findOwnProduct(api, modelId),
  ]);
  const own = industries.filter(({ id }) => business.industry_ids.includes(id));
  const industry = own.length === 1 ? own[0] : undefined;
  const category = industry?.categories.length === 1 ? industry.categories[0] : undefined;
  return {
    owner: ownerOf(user),
    product: null,
    model,
    newest,
    industries,
    defaults: {
      currency: newest?.currency === 'ALL' ? 'ALL' : 'EUR',
      remembered: {
        brand: newest?.brand ?? '',
        [materialField(user.language)]: newest?.[materialField(user.language)] ?? '',
      },
      industryId: industry?.id ?? null,
      categoryId: category?.id ?? null,
    },
  };
}

/** Null if the user has no such product. */
export async function loadEditedProduct(api: Api, user: Member, id: number) {
  const [industries, product] = await Promise.all([loadIndustries(api), findOwnProduct(api, id)]);
  if (product === null) return null;
  const owner = ownerOf(user);
  return { owner, product, model: null, newest: null, industries, defaults: noDefaults };
}

const ownerOf = ({ id, business_id: businessId }: Member) => ({ id, businessId });

export const loadIndustries = (api: Api) =>
  keepForVisit('industries', () => api('GET /public/industries'));

async function findNewest(api: Api): Promise<OwnProduct | null> {
  const { categories } = await api('GET /private/business-profile/result', {
    query: { sections: 'allProducts', perPage: 1 },
  });
  const [newest] = categories.allProducts?.results ?? [];
  return newest ? findOwnProduct(api, newest.id) : null;
}

const findOwnProduct = (api: Api, id: number) =>
  findOwn(api('GET /private/product-creation/get/{id}', { params: { id } }));
