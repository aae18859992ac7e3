import { expect, test } from 'vitest';
import { holdsContact } from './find-contact.ts';

const separators = ['', ' ', '-', '.', ' / ', ' . ', '_', ' - ', '\n', '\u200B', '\u20E3'];
const phones = [
  '0691234567',
  '069123456',
  '044123456',
  '042234567',
  '+38344123456',
  '0038344123456',
];

test.each(phones)('the number %s is found however its digits are set apart', (phone) => {
  const missed: string[] = [];
  for (const separator of separators) {
    for (const every of [1, 2, 3]) {
      const [plus = ''] = /^\+/.exec(phone) ?? [];
      const groups = phone.slice(plus.length).match(new RegExp(`.{1,${every}}`, 'g')) ?? [];
      const text = `Na thirr: ${plus}${groups.join(separator)} pas 18`;
      if (!holdsContact(text)) missed.push(text);
    }
  }
  expect(missed).toEqual([]);
});

test.each([
  '0 6 9 1234567',
  '069-123-4567',
  '+383 44 123 456',
  '69 123 4567',
  'O69 123 4567',
  '０６９ １２３ ４５６７',
  '0️⃣6️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣',
  '(069) 123/4567',
  'arta@gmail.com',
  'arta at gmail',
  'arta (at) shembull dot al',
  'arta @ shembull . com',
  'ａｒｔａ＠ｓｈｅｍｂｕｌｌ．ｃｏｍ',
  'arta at shembull dot com',
  'www.x.al',
  'x . com',
  'x dot com',
  'divanet . al',
  'https://x.example/a',
  'wa.me/355691234567',
  'wa . me',
  't.me/dikush',
  'bit[.]ly/abc',
])('%s is refused', (text) => expect(holdsContact(`Shiko: ${text}`)).toBe(true));

test.each([
  '2,20 m',
  '200 x 90',
  '200x90x75 cm, 120 × 60',
  'nr. 12345',
  '1.249 €',
  '120 000 lekë',
  '45.000-60.000 lekë',
  '690.000 - 700.000',
  '4.500-5.000 €',
  'Të dielën 28.12.2026 në 10:30',
  'Për dhomën. Me qilim. Al mendon ndryshe.',
  'Mobileria Dea sh.p.k., kati 2, nr. 7',
  'Divani i mamit: 3 vende, 2 kolltukë (1 për babin)',
  'Ana & Beni, @ kati 2',
  '69.000 € ose 1.249 €',
  'et al',
])('%s passes', (text) => expect(holdsContact(text)).toBe(false));
