import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import { explainFailure, toastText } from './explain-failure.ts';
import { ApiFailure, networkFailure } from '../failure.ts';

const faults = [
  { path: 'name', msg: 'Enter a name.' },
  { path: 'message', msg: 'Too long.' },
];
const validation = new ApiFailure(422, 'VALIDATION', 'Some fields are broken.', faults);
const limited = new ApiFailure(429, 'RATE_LIMITED', 'Too many requests.');
const unworded = new ApiFailure(500, 'INTERNAL', ' ');
const bug = new TypeError('x is undefined');

beforeEach(() => speak('en'));
afterEach(() => speak('al'));

describe('title', () => {
  it('is Oops! unless it is a validation', () => {
    expect(explainFailure(limited).title).toBe('Oops!');
    expect(explainFailure(bug).title).toBe('Oops!');
    expect(explainFailure(validation).title).toBe('Validation Error');
  });

  it('follows the status, so that a refused captcha is a validation too', () => {
    const captcha = new ApiFailure(422, 'CAPTCHA', 'ReCAPTCHA failed.');
    expect(explainFailure(captcha)).toMatchObject({ title: 'Validation Error', code: 'CAPTCHA' });
  });

  it('is said in the language of the page', () => {
    speak('al');
    expect(explainFailure(limited).title).toBe('Ups!');
    expect(explainFailure(validation).title).toBe('Të dhëna të pasakta');
  });
});

describe('message', () => {
  it('is the server’s, with its status and code', () => {
    expect(explainFailure(limited)).toMatchObject({
      message: 'Too many requests.',
      status: 429,
      code: 'RATE_LIMITED',
    });
  });

  it('is the client’s own where no answer came', () => {
    expect(explainFailure(networkFailure())).toMatchObject({
      message: 'We could not reach the server. Check your connection and try again.',
      status: 0,
      code: 'NETWORK',
    });
  });

  it('is general where the server gave no words, and for an error of the program', () => {
    const message = 'An error occurred. Please try again.';
    expect(explainFailure(unworded)).toMatchObject({ message, status: 500 });
    expect(explainFailure(bug)).toMatchObject({ message, status: 0, code: undefined });
    expect(explainFailure('thrown')).toMatchObject({ message, errors: [] });
  });
});

describe('mapping', () => {
  it('replaces the words by code, else by status', () => {
    const messages = { RATE_LIMITED: 'Slow down.', 429: 'Not so fast.', 500: 'Our fault.' };
    expect(explainFailure(limited, messages).message).toBe('Slow down.');
    expect(explainFailure(limited, { 429: 'Not so fast.' }).message).toBe('Not so fast.');
    expect(explainFailure(unworded, messages).message).toBe('Our fault.');
    expect(explainFailure(networkFailure(), { 0: 'Nobody there.' }).message).toBe('Nobody there.');
  });

  it('gives the general sentence without a match, in the language of the page', () => {
    const messages = { NOT_FOUND: 'Gone.' };
    expect(explainFailure(limited, messages).message).toBe('An error occurred. Please try again.');
    expect(explainFailure(bug, messages).message).toBe('An error occurred. Please try again.');
    speak('al');
    expect(explainFailure(limited, messages).message).toBe('Ndodhi një gabim. Provo përsëri.');
  });
});

it('lists the errors of a 422 and of nothing else', () => {
  expect(explainFailure(validation).errors).toEqual(faults);
  expect(explainFailure(new ApiFailure(400, 'BAD_REQUEST', 'No.', faults)).errors).toEqual([]);
});

describe('toast', () => {
  it('says the first message of a validation', () => {
    expect(toastText(explainFailure(validation))).toBe('Enter a name.');
    const [, second] = faults;
    const blankFirst = [{ path: 'name', msg: '' }, second ?? { path: '', msg: '' }];
    const failure = new ApiFailure(422, 'VALIDATION', 'Broken.', blankFirst);
    expect(toastText(explainFailure(failure))).toBe('Too long.');
  });

  it('else says the message', () => {
    expect(toastText(explainFailure(limited))).toBe('Too many requests.');
    expect(toastText(explainFailure(new ApiFailure(422, 'VALIDATION', 'Broken.')))).toBe('Broken.');
  });

  it('else says that an error occurred', () => {
    const silent = explainFailure(limited, { 429: '' });
    expect(toastText(silent)).toBe('An error occurred');
    speak('al');
    expect(toastText(silent)).toBe('Ndodhi një gabim');
  });
});
