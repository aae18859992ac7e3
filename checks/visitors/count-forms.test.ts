import { expect, test } from 'vitest';
import { countMails } from './count-forms.ts';

const mail = (request: number, recipient = 1, hash = 'aa') =>
  `<request-${request}-${recipient}.${hash}@shop.example>`;
const own = (request: number) => `<own-${mail(request).slice(1)}`;
const well = { mailsMissing: 0, mailsDoubled: 0, mailsTwice: 0 };
const ofOne = (...ids: number[]) => new Map(ids.map((id) => [id, 1]));

test('counts mails that are missing, taken twice, or sent under a second name', () => {
  const both = [mail(1), own(1)];
  expect(countMails([...both, mail(2), own(2)], ofOne(1, 2))).toEqual(well);
  expect(countMails(both, ofOne(1, 2))).toEqual({ ...well, mailsMissing: 1 });
  expect(countMails([...both, mail(1)], ofOne(1))).toEqual({ ...well, mailsDoubled: 1 });
  expect(countMails([...both, own(1)], ofOne(1))).toEqual({ ...well, mailsDoubled: 1 });
  expect(countMails([...both, mail(1, 1, 'bb')], ofOne(1))).toEqual({ ...well, mailsTwice: 1 });
});

test('every recipient gets a mail, the buyer one, and a request without any is missing one', () => {
  const two = new Map([[1, 2]]);
  expect(countMails([mail(1, 1), mail(1, 2), own(1)], two)).toEqual(well);
  expect(countMails([mail(1, 1), own(1)], two)).toEqual({ ...well, mailsMissing: 1 });
  expect(countMails([mail(1, 1), mail(1, 2)], two)).toEqual({ ...well, mailsMissing: 1 });
  expect(countMails([], new Map([[1, 0]]))).toEqual({ ...well, mailsMissing: 1 });
});

test('leaves other mails alone', () => {
  const other = '<account-1-1.aa@shop.example>';
  expect(countMails([mail(12), own(12), other, other], ofOne(12))).toEqual(well);
});
