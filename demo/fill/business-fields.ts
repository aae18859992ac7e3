import type { NewBusiness } from '@orendi/server/features/businesses/index';
import type { DemoBusiness } from '../catalogue/businesses.ts';
import { kinds } from '../catalogue/kinds/index.ts';

/** A business as a row, but for its pictures and date; with the industries of what it sells. */
export function businessFields(business: DemoBusiness) {
  const { slug, name, description, phone, address, language, links } = business;
  const link = (kind: (typeof links)[number], url: string) => (links.includes(kind) ? url : null);
  const fields: Omit<NewBusiness, 'logo'> = {
    business_name: name,
    description_al: description[0],
    description_en: description[1],
    email: `info@${slug}.example`,
    phone_no: phone,
    address,
    language,
    website: link('website', `https://www.${slug}.example`),
    facebook: link('facebook', `https://facebook.example/${slug}`),
    instagram: link('instagram', `https://instagram.example/${slug}`),
    linkedin: link('linkedin', `https://linkedin.example/company/${slug}`),
    twitter: link('twitter', `https://twitter.example/${slug}`),
    shows_phone: true,
    shows_whatsapp: links.includes('instagram'),
    shows_viber: links.includes('facebook'),
  };
  const sold = kinds.filter(({ piece }) => business.sells[piece] !== undefined);
  const industryIds = [...new Set(sold.map(({ industryId }) => industryId))];
  return { fields, industryIds };
}
