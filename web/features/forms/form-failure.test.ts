import { afterEach, beforeEach, expect, it } from 'vitest';
import { explainFailure } from '../../api/calls/explain-failure.ts';
import { ApiFailure, networkFailure } from '../../api/failure.ts';
import { speak } from '../../platform/page-language.ts';
import { errorsBeside, formFaults } from './form-failure.ts';

beforeEach(() => speak('en'));
afterEach(() => speak('al'));

const faultsOf = (...failure: ConstructorParameters<typeof ApiFailure>) =>
  formFaults(explainFailure(new ApiFailure(...failure)), ['name', 'password'], false);

it('says nothing of the form where every error has its field', () => {
  expect(faultsOf(422, 'VALIDATION', 'Broken.', [{ path: 'name', msg: 'Missing.' }])).toEqual({
    errors: { name: 'Missing.' },
    failure: undefined,
  });
});

it('says the error that has no field of its own, as that of the captcha', () => {
  const errors = [
    { path: 'name', msg: 'Missing.' },
    { path: 'recaptcha', msg: 'Captcha failed.' },
  ];
  expect(faultsOf(422, 'CAPTCHA', 'Broken.', errors)).toEqual({
    errors: { name: 'Missing.', recaptcha: 'Captcha failed.' },
    failure: { text: 'Captcha failed.', isAlert: true },
  });
});

it('knows the field of a refused sign-in, which is no validation', () => {
  const errors = [{ path: 'password', msg: 'Wrong.' }];
  expect(faultsOf(401, 'UNAUTHENTICATED', 'Wrong.', errors)).toEqual({
    errors: { password: 'Wrong.' },
    failure: undefined,
  });
});

it('says what the server says where no field is to blame', () => {
  expect(faultsOf(429, 'RATE_LIMITED', 'Too many requests.')).toEqual({
    errors: {},
    failure: { text: 'Too many requests.', isAlert: true },
  });
});

it('leaves the alarm to a toast where there is one', () => {
  const limited = explainFailure(new ApiFailure(429, 'RATE_LIMITED', 'Too many requests.'));
  expect(formFaults(limited, [], true).failure).toMatchObject({ isAlert: false });
});

it('raises it without a network, where no toast can, and says that what was typed is kept', () => {
  const { failure } = formFaults(explainFailure(networkFailure()), ['name'], true);
  expect(failure?.text).toMatch(/What you wrote is kept/);
  expect(failure?.isAlert).toBe(true);
});

it('forgets the errors of an edited field and of its entries, and of no other', () => {
  const errors = { hours: 'a', 'hours.0.from': 'b', hours_note: 'c', 'texts.1.name': 'd' };
  expect(errorsBeside(['hours'], errors)).toEqual({ hours_note: 'c', 'texts.1.name': 'd' });
  expect(errorsBeside(['texts.1.name'], errors)).not.toHaveProperty(['texts.1.name']);
});
