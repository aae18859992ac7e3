import { done, success } from '../envelope.ts';
import { MailTest } from '../schemas/operator-work.ts';
import { PushKey, PushSubscriptionEnd, PushSubscriptionForm } from '../schemas/push.ts';
import { callsOf, json } from './calls.ts';

const operator = callsOf('Operator', 'operator');

export const getOperatorPushKey = operator.get('/operator/push-key', {
  summary: 'The key with which an operator’s browser subscribes to messages',
  responses: success('The key', PushKey),
});

export const saveOperatorPush = operator.post('/operator/push-subscriptions', {
  summary: 'Tell this browser what operators must hear at once, whether it is signed in or not',
  description:
    'The same one again changes nothing. A message is the JSON `{title, body, lang, tag, url}`.',
  request: { body: json(PushSubscriptionForm) },
  responses: done('Saved'),
});

export const deleteOperatorPush = operator.remove('/operator/push-subscriptions', {
  summary: 'Tell this browser no more; also where it was not told',
  request: { body: json(PushSubscriptionEnd) },
  responses: done('Deleted'),
});

export const testMail = operator.post('/operator/mails/test', {
  summary: 'Send a mail to the own address, and say what the mail server answers',
  responses: success('What became of it', MailTest),
});
