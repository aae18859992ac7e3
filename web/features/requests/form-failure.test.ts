import { expect, it } from 'vitest';
import { explainFailure } from '../../api/explain-failure.ts';
import { ApiFailure, networkFailure } from '../../api/failure.ts';
import { formFailure, hasNoServer } from './form-failure.ts';

const explained = (...failure: ConstructorParameters<typeof ApiFailure>) =>
  explainFailure(new ApiFailure(...failure));

it('says nothing of the form where every error has its field', () => {
  const failure = explained(422, 'VALIDATION', 'Broken.', [{ path: 'name', msg: 'Missing.' }]);
  expect(formFailure(failure)).toBeUndefined();
});

it('says the error that has no field of its own, as that of the captcha', () => {
  const failure = explained(422, 'CAPTCHA', 'Broken.', [
    { path: 'name', msg: 'Missing.' },
    { path: 'recaptcha', msg: 'Captcha failed.' },
  ]);
  expect(formFailure(failure)).toEqual({ text: 'Captcha failed.', isAlert: false });
});

it('says what the server says where no field is to blame', () => {
  const failure = explained(429, 'RATE_LIMITED', 'Too many requests.');
  expect(hasNoServer(failure)).toBe(false);
  expect(formFailure(failure)).toEqual({ text: 'Too many requests.', isAlert: false });
});

it('raises the alarm itself where no toast can', () => {
  const failure = explainFailure(networkFailure());
  expect(hasNoServer(failure)).toBe(true);
  expect(formFailure(failure)).toMatchObject({ isAlert: true });
});
