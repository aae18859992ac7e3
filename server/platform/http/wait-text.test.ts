import { expect, it } from 'vitest';
import { ApiError, waitText } from './api-error.ts';

it.each([
  [5, 'in a few seconds', 'pas pak sekondash'],
  [45, 'in 45 seconds', 'pas 45 sekondash'],
  [60, 'in 1 minute', 'pas 1 minute'],
  [541, 'in 10 minutes', 'pas 10 minutash'],
  [3_600, 'in 60 minutes', 'pas 60 minutash'],
  [86_000, 'in 24 hours', 'pas 24 orësh'],
])('a wait of %d seconds is over %s', (seconds, english, albanian) => {
  expect(waitText(seconds, 'en')).toBe(english);
  expect(waitText(seconds, 'al')).toBe(albanian);
});

it('is told by every refusal that knows when to come back', () => {
  const told = (...error: ConstructorParameters<typeof ApiError>) =>
    new ApiError(...error).sentence('en');
  expect(told('RATE_LIMITED', { headers: { 'Retry-After': '600' } })).toBe(
    'Too many requests. Please try again in 10 minutes.',
  );
  expect(told('UNAVAILABLE', { headers: { 'Retry-After': '60' } })).toMatch(/in 1 minute\.$/);
  expect(told('UNAVAILABLE')).toMatch(/in a few seconds\.$/);
  expect(told('RATE_LIMITED')).toMatch(/in a little while/);
  const sentence = () => 'One import at a time.';
  expect(told('RATE_LIMITED', { sentence, headers: { 'Retry-After': '60' } })).toBe(sentence());
});
