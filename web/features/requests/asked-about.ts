import type { Focus } from '@orendi/contract/fit-picture';
import type { RequestType } from '@orendi/contract/listings';
import type { Priced } from '@orendi/contract/money';
import type { BusinessLogo } from '@orendi/contract/schemas/business';
import type { ClosedDays } from '@orendi/contract/schemas/business-closed';
import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { redirect } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { pageId } from '../../platform/page-id.ts';
import { listingName, listingPrice, loadListing } from '../catalogue/listing.ts';
import { takesSize } from '../catalogue/measures.ts';

/** The subject of a request: a listing, or the business itself. */
export interface AskedAbout {
  type: RequestType;
  id: number;
  name: string;
  image: string | null;
  focus: Focus | null;
  /** Null for a business. */
  price: (Priced & { currency: string }) | null;
  business: BusinessLogo & ClosedDays;
  /** The buyer may say what size. */
  isSized: boolean;
}

/** Tells apart what is asked about. */
export const askedKey = ({ type, id }: Pick<AskedAbout, 'type' | 'id'>) => `${type} ${id}`;

/** Loads the subject that the address of a request form names: a listing, or the business itself. */
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
  const isSized = listing.type === 'product' && takesSize(listing);
  return { type, id, name, image, focus, price, business, isSized };
}

async function loadBusiness(api: Api, id: number): Promise<AskedAbout> {
  const business = await api('GET /public/businesses/{id}', { params: { id } });
  if (business.id !== id) {
    throw redirect(paths.request('business', business.id, business.business_name), 301);
  }
  const { business_name: name, logo: image, closed_from, closed_to } = business;
  const shown = { id, business_name: name, logo: image, closed_from, closed_to };
  const nothing = { focus: null, price: null, isSized: false };
  return { type: 'business', id, name, image, ...nothing, business: shown };
}

/** The words of the request form that depend on what is asked about: a listing, or the business itself. */
export function askedWords({ type, name }: Pick<AskedAbout, 'type' | 'name'>) {
  return type === 'business'
    ? {
        title: m.ask_title({ name }),
        description: m.ask_description({ name }),
        heading: m.ask_shop(),
        back: m.ask_back(),
        example: m.ask_message_example(),
        gone: m.ask_gone({ name }),
      }
    : {
        title: m.request_title({ name }),
        description: m.request_description({ name }),
        heading: m.request_heading(),
        back: m.request_back(),
        example: m.request_message_example(),
        gone: m.request_gone({ name }),
      };
}
