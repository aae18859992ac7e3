import type { BusinessLogo } from '@orendi/contract/schemas/business';
import type { FurnitureStore, Organization } from 'schema-dts';
import { paths } from '../../../platform/paths.ts';
import type { ShownBusiness } from '../../businesses/load-business.ts';
import { inLanguage } from '../../catalogue/local-name.ts';
import type { Site } from '../tags.ts';
import { placeThings } from './place-things.ts';

/** A business by name, where it is not the main subject. */
export function sellerThing(
  { id, business_name: name, logo }: BusinessLogo,
  { publicUrl }: Site,
): Organization {
  const url = publicUrl + paths.business(id);
  return { '@type': 'Organization', '@id': businessId(url), name, url, logo };
}

/** A business as the subject of its own page, limited to what that page shows: contact goes through requests. */
export function businessThing(
  business: ShownBusiness,
  { publicUrl, language }: Site,
): FurnitureStore {
  const { id, business_name: name, logo, cover_photo: cover } = business;
  const url = publicUrl + paths.business(id);
  const { website, facebook, instagram, twitter, linkedin } = business;
  const sameAs = [website, facebook, instagram, twitter, linkedin].filter((link) => link !== null);
  return {
    '@type': 'FurnitureStore',
    '@id': businessId(url),
    name,
    description: inLanguage(business.description_en, business.description_al, language),
    url,
    logo,
    image: cover === null ? logo : [cover, logo],
    ...placeThings(business, language),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

const businessId = (url: string) => `${url}#business`;
