import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { LoginForm, RegisterForm, ResetPasswordForm } from './account-forms.ts';

const good = {
  name: 'Ana',
  surname: 'Hoxha',
  email: 'ana@example.al',
  password: '  mollë e kuqe  ',
  confirmPassword: '  mollë e kuqe  ',
  birthDate: '1990-05-01',
  acceptTerms: true,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a registration', () => {
  it('keeps the password as typed', () => {
    expect(RegisterForm.parse(good)).toEqual(good);
  });

  it('may lack the date of birth', () => {
    expect(RegisterForm.parse({ ...good, birthDate: '' }).birthDate).toBeNull();
    expect(RegisterForm.parse({ ...good, birthDate: undefined }).birthDate).toBeNull();
  });

  it.each([
    ['1923-12-31', 'api_birth_too_early'],
    ['2008-11-22', 'api_too_young'],
    ['2026-02-30', 'api_date'],
    ['01.05.1990', 'api_date'],
  ])('refuses the date of birth %s', (birthDate, key) => {
    expect(brokenFields(RegisterForm, { ...good, birthDate })).toEqual({ birthDate: key });
  });

  it.each(['1924-01-01', '2008-11-21'])('takes the date of birth %s', (birthDate) => {
    expect(RegisterForm.parse({ ...good, birthDate }).birthDate).toBe(birthDate);
  });

  it.each([false, 'false', undefined, null, 1])(
    'needs the terms accepted, not %j',
    (acceptTerms) => {
      expect(brokenFields(RegisterForm, { ...good, acceptTerms })).toEqual({
        acceptTerms: 'api_terms',
      });
    },
  );

  it('reports every broken field at once', () => {
    const form = { email: 'ana', password: 'short', confirmPassword: 'other' };
    expect(brokenFields(RegisterForm, form)).toEqual({
      name: 'api_required',
      surname: 'api_required',
      email: 'api_email',
      password: 'api_too_short',
      confirmPassword: 'api_password_mismatch',
      acceptTerms: 'api_terms',
    });
  });

  it.each([
    ['x'.repeat(7), 'api_too_short'],
    ['x'.repeat(129), 'api_too_long'],
    ['', 'api_required'],
  ])('refuses the password %s', (password, key) => {
    const form = { ...good, password, confirmPassword: password };
    expect(brokenFields(RegisterForm, form)['password']).toBe(key);
  });
});

it('signing in does not judge the form of what is given', () => {
  const form = { email: 'ana', password: 'x' };
  expect(LoginForm.parse(form)).toEqual(form);
  expect(brokenFields(LoginForm, {})).toEqual({ email: 'api_required', password: 'api_required' });
});

it('a new password is repeated', () => {
  const form = { token: 't', password: 'mollë e kuqe', confirmPassword: 'mollë e bardhë' };
  expect(brokenFields(ResetPasswordForm, form)).toEqual({
    confirmPassword: 'api_password_mismatch',
  });
});
