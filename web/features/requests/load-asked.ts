import type { Api } from '@orendi/contract/client-types';
import { pageId } from '../../platform/page-id.ts';
import { listingName, listingPrice, loadListing } from '../catalogue/listing.ts';
import type { AskedAbout } from './asked-about.ts';

/** What the address of a request form names: a listing, or the business itself. */
export async function loadAsked(
  api: Api,
  params: { type?: string; id?: string },
): Promise<AskedAbout> {
  if (params.type === 'business') return loadBusiness(api, pageId(params));
  const listing = await loadListing(api, params);
  const { type, id, images, images_focus, business } = listing;
  const [image = null] = images;
  const [focus = null] = images_focus;
  const [name, price] = [listingName(listing), listingPrice(listing)];
  return { type, id, name, image, focus, price, business };
}

async function loadBusiness(api: Api, id: number): Promise<AskedAbout> {
  const business = await api('GET /public/businesses/{id}', { params: { id } });
  const { business_name: name, logo: image } = business;
  const shown = { id, business_name: name, logo: image };
  return { type: 'business', id, name, image, focus: null, price: null, business: shown };
}
