import { collectFormFields } from '@orendi/contract/form-fields';
import { BusinessForm } from '@orendi/contract/schemas/business-forms';
import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { expect, it } from 'vitest';
import { profileFormData, profileValues } from './profile-values.ts';

const business: OwnBusiness = {
  id: 7,
  business_name: 'Mobileria Drini',
  description_en: 'Furniture',
  description_al: 'Mobilje',
  email: 'drini@example.com',
  phone_no: '+38344123456',
  address: 'Rruga e Durrësit 1',
  industry_ids: [1, 3],
  logo: 'https://orendi.example/media/a.webp',
  cover_photo: null,
  website: 'https://drini.example',
  linkedin: null,
  facebook: null,
  instagram: null,
  twitter: null,
  town: 'Peja',
  town_al: 'Pejë',
  town_slug: 'peje',
  town_country: 'XK',
  latitude: 42.65913,
  longitude: -20.28828,
  opening_hours: [[{ from: 540, to: 1140 }], [], [], [], [], [], []],
  delivery_towns: [{ slug: 'prizren', name: 'Prizren', name_al: 'Prizren' }],
  delivery_countries: [],
  delivery_note: 'Falas',
  shows_phone: true,
  shows_whatsapp: false,
  shows_viber: true,
  closed_from: null,
  closed_to: null,
  is_verified: true,
  answers_within_hours: null,
  tax_number: 'L12345678A',
  suspension: null,
  has_listings: true,
  has_requests: false,
};

const textsOf = (form: FormData) =>
  collectFormFields(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

it('sends a business that nobody has changed as it is', () => {
  const { logo: existingLogoUrl } = business;
  const form = profileFormData(profileValues(business, ''), ['1', '3'], existingLogoUrl);
  const { id: _, logo: __, cover_photo: ___, phone_no: _phone, ...told } = business;
  const {
    closed_from: _from,
    closed_to: _to,
    is_verified: _is,
    answers_within_hours: _hours,
    suspension: _out,
    ...own
  } = told;
  const { has_listings: _has, has_requests: _asked, ...texts } = own;
  const { town: _town, town_al: _al, delivery_countries: _none, ...sent } = texts;
  expect(BusinessForm.parse(textsOf(form))).toEqual({
    ...sent,
    phone: '+383 044123456',
    existingLogoUrl,
    town_slug: 'peje',
    town_name: undefined,
    town_country: undefined,
    delivery_towns: ['prizren'],
    delivery_countries: [],
  });
});

it('begins empty, without a country and with the e-mail of the account, and completes addresses', () => {
  const first = profileValues(null, 'ana@example.com');
  expect(first).toMatchObject({ country: '', email: 'ana@example.com', business_name: '' });
  const logo = new File(['x'], 'logo.png', { type: 'image/png' });
  const typed = { ...first, phone: '069 212 3456', facebook: 'fb.com/drini' };
  const form = profileFormData(typed, [], logo);
  expect(form.get('phone')).toBe('069 212 3456');
  expect(form.get('facebook')).toBe('https://fb.com/drini');
  expect(form.get('website')).toBe('');
  expect(form.get('logo')).toEqual(logo);
  expect(form.has('existingLogoUrl')).toBe(false);
  expect(form.has('country')).toBe(false);
});
