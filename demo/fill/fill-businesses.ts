import type { NewBusiness } from '@orendi/server/features/businesses/index';
import type { OpeningHours, OpenSpan } from '@orendi/contract/opening-hours';
import { townOfSlug } from '@orendi/contract/towns';
import { createAccount } from '@orendi/server/features/accounts/index';
import type { DemoBusiness } from '../catalogue/businesses.ts';
import { kinds } from '../catalogue/kinds/index.ts';
import type { Trx } from '@orendi/server/platform/db/tables';
import type { Catalogue } from '../catalogue/make-catalogue.ts';
import type { DemoPackage } from '../catalogue/make-packages.ts';
import type { DemoProduct } from '../catalogue/make-product.ts';

/** A business as a row, without its pictures and date; with the industries of what it sells, and where it delivers. */
export function businessFields({
  slug,
  name,
  description,
  links,
  sells,
  terms,
  ...business
}: DemoBusiness) {
  const { town, delivers, note = null, reached = [] } = terms;
  const open = openingHours[terms.hours];
  const link = (kind: (typeof links)[number], url: string) => (links.includes(kind) ? url : null);
  const fields: Omit<NewBusiness, 'logo'> = {
    business_name: name,
    description_al: description[0],
    description_en: description[1],
    email: `info@${slug}.example`,
    phone_no: business.phone,
    address: business.address,
    language: business.language,
    website: link('website', `https://www.${slug}.example`),
    facebook: link('facebook', `https://facebook.example/${slug}`),
    instagram: link('instagram', `https://instagram.example/${slug}`),
    linkedin: link('linkedin', `https://linkedin.example/company/${slug}`),
    twitter: link('twitter', `https://twitter.example/${slug}`),
    town_id: idOf(town),
    opening_hours: open && JSON.stringify(open),
    delivery_note: note,
    shows_phone: reached.includes('phone'),
    shows_whatsapp: reached.includes('whatsapp'),
    shows_viber: reached.includes('viber'),
  };
  const deliveries = {
    delivery_town_ids: delivers.filter((place) => !isCountry(place)).map(idOf),
    delivery_country_codes: delivers.filter(isCountry),
  };
  const sold = kinds.filter(({ piece }) => sells[piece] !== undefined);
  const industryIds = [...new Set(sold.map(({ industryId }) => industryId))];
  return { fields, industryIds, deliveries };
}

const hours = (from: number, to: number): OpenSpan => ({ from: from * 60, to: to * 60 });
function week(day: OpenSpan[], saturday: OpenSpan[], sunday: OpenSpan[]): OpeningHours {
  return [day, day, day, day, day, saturday, sunday];
}

const openingHours: Record<DemoBusiness['terms']['hours'], OpeningHours | null> = {
  showroom: week([hours(9, 19)], [hours(9, 15)], []),
  workshop: week([hours(8, 12), hours(13, 17)], [], []),
  daily: week([hours(9, 20)], [hours(9, 20)], [hours(10, 16)]),
  none: null,
};

const isCountry = (place: string) => /^[A-Z]{2}$/.test(place);

function idOf(slug: string): number {
  const found = townOfSlug(slug);
  if (!found) throw new Error(`There is no town ${slug}.`);
  return found.id;
}

export type DemoSeller = Awaited<ReturnType<typeof addDemoSeller>>;

export async function addDemoSeller(
  trx: Trx,
  { catalogue, businessIds }: Filled,
  { password, passwordHash }: { password: string; passwordHash: string },
) {
  const [first] = catalogue.businesses;
  const businessId = first && businessIds.get(first.business);
  if (!first || businessId === undefined) throw new Error('The demo has no business.');
  const { fields } = businessFields(first.business);
  const { business_name: businessName, email } = fields;
  await createAccount(trx, {
    name: 'Arta',
    surname: 'Valbona',
    email,
    passwordHash,
    language: fields.language ?? 'al',
    isactive: true,
    business_id: businessId,
  });
  return { businessName, email, password };
}

/** Ids of the inserted demo data, by catalog entry. */
export interface Filled {
  catalogue: Catalogue;
  businessIds: Map<DemoBusiness, number>;
  productIds: Map<DemoProduct, number>;
  packageIds: Map<DemoPackage, number>;
}
