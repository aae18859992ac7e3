import { done, success } from '../envelope.ts';
import * as accounts from '../schemas/operator-accounts.ts';
import { callsOf, json } from './calls.ts';

/* Help for sellers who cannot help themselves. Accounts of operators are unknown here. */

const operator = callsOf('Operator', 'operator');

export const listKnownAccounts = operator.get('/operator/accounts', {
  summary: 'The accounts of sellers, newest first',
  request: { query: accounts.AccountsQuery },
  responses: success('A page of them', accounts.KnownAccounts),
});

export const helpAccount = operator.put('/operator/accounts/{id}', {
  summary:
    'Take its address as verified, forget failed attempts to sign in, or sign it out everywhere',
  description: 'The former two make links void that were mailed before.',
  request: { body: json(accounts.HelpForm) },
  responses: done('Done'),
});

export const writePasswordLink = operator.post('/operator/accounts/{id}/password-link', {
  summary: 'Make a link that sets a new password, for an hour and once',
  description: 'A wrong code is a 422 under `code`.',
  request: { body: json(accounts.FreshCodeForm) },
  responses: success('The link, for nobody but the owner of the account', accounts.PasswordLink),
});

export const removeAccountFactors = operator.post('/operator/accounts/{id}/remove-factor', {
  summary: 'Turn the second factor off, and remove the passkeys',
  description: 'The owner is told by mail. A wrong code is a 422 under `code`.',
  request: { body: json(accounts.FreshCodeForm) },
  responses: done('The password is enough'),
});
