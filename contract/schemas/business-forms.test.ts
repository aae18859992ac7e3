import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { BusinessForm, CoverPhotoForm } from './business-forms.ts';

const good = {
  business_name: 'Mobileri Iliria',
  description_en: 'Furniture',
  description_al: 'Mobilje',
  email: 'info@example.al',
  phone: '+355692123456',
  address: 'Rruga e Durrësit 1, Tiranë',
  industry_ids: '[1, 2]',
  website: 'https://example.al',
  logo: { key: 'k-10x10-ffffff' },
};

describe('the profile of a business', () => {
  it('comes out ready to store', () => {
    expect(BusinessForm.parse(good)).toEqual({
      ...good,
      industry_ids: [1, 2],
      linkedin: null,
      facebook: null,
      instagram: null,
      twitter: null,
      existingLogoUrl: null,
    });
  });

  it('needs a logo, new or present', () => {
    const { logo: _, ...rest } = good;
    expect(brokenFields(BusinessForm, rest)).toEqual({ logo: 'api_logo_required' });
    const existingLogoUrl = '/media/k-10x10-ffffff.webp';
    expect(BusinessForm.parse({ ...rest, existingLogoUrl }).existingLogoUrl).toBe(existingLogoUrl);
  });

  it('refuses text in the place of a file', () => {
    expect(brokenFields(BusinessForm, { ...good, logo: '{"key":"stolen"}' })).toEqual({
      logo: 'api_picture',
    });
  });

  it.each([
    'javascript:alert(1)',
    'ftp://example.al',
    'example.al',
    'https:example.al',
    'http://',
    'https://user:pass@example.al',
    'https://user@example.al/',
    'https://@drini',
    'https://example.al\\@evil.al',
    'https://drini',
    'https://.al',
    'https://exa mple.al',
    'https://example.al:99999',
  ])('refuses the address %s', (website) => {
    expect(brokenFields(BusinessForm, { ...good, website })).toEqual({ website: 'api_url' });
  });

  it.each([
    'HTTP://example.al',
    'https://mobileri-ë.al/koleksion?x=@a#b',
    'https://xn--e1afmkfd.xn--p1ai',
    'https://www.tiktok.com/@drini',
    `https://example.al/${'x'.repeat(481)}`,
  ])('takes the address %s', (website) => {
    expect(BusinessForm.parse({ ...good, website: `  ${website} ` }).website).toBe(website);
  });

  it('refuses an address of more than 500 characters', () => {
    const website = `https://example.al/${'x'.repeat(482)}`;
    expect(brokenFields(BusinessForm, { ...good, website })).toEqual({ website: 'api_too_long' });
  });

  it('reports every broken field at once', () => {
    expect(brokenFields(BusinessForm, { phone: '+49 151 23456789', email: 'info' })).toEqual({
      business_name: 'api_required',
      description_en: 'api_required',
      description_al: 'api_required',
      email: 'api_email',
      phone: 'api_phone_country',
      address: 'api_required',
      industry_ids: 'api_required',
      logo: 'api_logo_required',
    });
  });
});

it('a cover photo is a file, the present address, or nothing', () => {
  expect(CoverPhotoForm.parse({})).toEqual({ existingCoverPhotoUrl: null });
  expect(CoverPhotoForm.parse({ cover_photo: { key: 'k' } }).cover_photo).toEqual({ key: 'k' });
});
