import { expect, it } from 'vitest';
import { subjectAddress } from './log.tsx';

it.each([
  ['business suspend', 'business 12', '/operator/businesses?q=12'],
  ['import', 'business 12', '/operator/businesses?q=12'],
  ['listing hide', 'product 7', '/operator/listings?q=7'],
  ['report dismiss', 'listing 7', '/operator/listings?q=7'],
  ['mail release', '', '/operator/mails'],
  ['category icon', 'category 3', '/operator/base'],
  ['rate set', 'ALL', '/operator/base'],
  ['synonym add', 'synonym 3', '/operator/search'],
  ['backup', '', '/operator'],
  ['request release', 'request 3', '/operator/requests'],
  ['request hold', 'request 3', '/operator/requests'],
  ['search rebuild', 'orendi-2', '/operator/search'],
  ['account unlock', 'account 5', '/operator/accounts?q=5'],
])('leads from %s %s to %s', (action, subject, address) => {
  expect(subjectAddress(action, subject)).toBe(address);
});
