import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { RequestForm } from './request-form.ts';

const good = {
  name: 'Ana',
  contactEmail: 'ana@example.al',
  phoneNumber: '069 212 3456',
  preferredContactMethod: 'email',
  message: 'A e keni në gri?',
  id: '7',
  type: 'product',
  token: 'payload',
};

describe('a request', () => {
  it('comes out ready to store', () => {
    const nothingMore = { wantedLength: null, wantedWidth: null, wantedHeight: null };
    expect(RequestForm.parse(good)).toEqual({
      ...good,
      ...nothingMore,
      id: 7,
      prefersWhatsapp: false,
    });
  });

  it('may lack its message', () => {
    expect(RequestForm.parse({ ...good, message: '' }).message).toBe('');
    expect(RequestForm.parse({ ...good, message: undefined }).message).toBe('');
  });

  it.each([
    ['email', { contactEmail: ' ' }, 'phone'],
    ['phone', { phoneNumber: '' }, 'email'],
    ['phone', {}, 'phone'],
    ['email', {}, 'email'],
  ])('stores the method that can be used: %s, %j', (preferredContactMethod, change, stored) => {
    const form = RequestForm.parse({ ...good, preferredContactMethod, ...change });
    expect(form.preferredContactMethod).toBe(stored);
  });

  it.each([
    { contactEmail: '', phoneNumber: '  ' },
    { contactEmail: null, phoneNumber: null },
    { contactEmail: undefined, phoneNumber: undefined },
  ])('without any contact is refused under both fields: %j', (blank) => {
    expect(brokenFields(RequestForm, { ...good, ...blank })).toEqual({
      contactEmail: 'api_contact_missing',
      phoneNumber: 'api_contact_missing',
    });
  });

  it('reports every broken field at once, the missing contact too', () => {
    expect(brokenFields(RequestForm, { message: 'x'.repeat(501), id: 'seven' })).toEqual({
      name: 'api_required',
      preferredContactMethod: 'api_required',
      message: 'api_too_long',
      id: 'api_whole_number',
      type: 'api_required',
      token: 'api_required',
      contactEmail: 'api_contact_missing',
      phoneNumber: 'api_contact_missing',
    });
  });

  it('names only the field that is wrong when one contact is', () => {
    const form = { ...good, contactEmail: 'ana@', phoneNumber: '' };
    expect(brokenFields(RequestForm, form)).toEqual({ contactEmail: 'api_email' });
    expect(brokenFields(RequestForm, { ...good, phoneNumber: '12' })).toEqual({
      phoneNumber: 'api_phone',
    });
  });

  it.each([null, 'text', 7, []])('is refused when its body is %j', (body) => {
    expect(RequestForm.safeParse(body).success).toBe(false);
  });
});
