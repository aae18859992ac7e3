import { describe, expect, test } from 'vitest';
import { writeOwnMail } from './own-request-mail.ts';

type Mailed = Parameters<typeof writeOwnMail>[1];

const link = 'https://shop.example/my-request/abc';
const mailed = (changes: Partial<Mailed> = {}): Mailed => ({
  language: 'al',
  business_name: 'Mobileria Drini',
  item_type: 'product',
  item_name: 'Divan Dora',
  item_price: 1249.5,
  item_currency: 'EUR',
  sent_price: null,
  sent_currency: null,
  link,
  ...changes,
});
const write = (kind: Parameters<typeof writeOwnMail>[0], changes?: Partial<Mailed>) =>
  writeOwnMail(kind, mailed(changes), [mailed(changes)]);

describe('a mail to a buyer', () => {
  test('says what was asked where, with the link and a quiet way out', () => {
    expect(write('sent').text).toBe(`Kërkesa jote: Divan Dora

Kërkesa jote shkoi te Mobileria Drini. Në faqen e saj sheh kur lexohet dhe çfarë përgjigjet dyqani; aty edhe e ndryshon ose e tërheq. Lidhja vlen 180 ditë.

Divan Dora
Mobileria Drini
€1.249,50

Hape kërkesën: ${link}

Nuk isha unë: ${link}?notMe

--${' '}
E merr këtë e-mail sepse kjo adresë u dha me një kërkesë në Orendi.
`);
  });

  test.each([
    ['sent', 'Kërkesa jote: Divan Dora', 'Your request: Divan Dora'],
    ['again', 'Lidhjet e kërkesave të tua', 'The links of your requests'],
    ['answer', 'Mobileria Drini t’u përgjigj', 'Mobileria Drini has answered you'],
    ['reached', 'A të kontaktoi Mobileria Drini?', 'Did Mobileria Drini reach you?'],
  ] as const)('about %s is in the language of the form', (kind, albanian, english) => {
    const [al, en] = [write(kind), write(kind, { language: 'en' })];
    expect([al.subject, en.subject]).toEqual([albanian, english]);
    expect([al.html, en.html].map((page) => /lang="(\w+)"/.exec(page)?.[1])).toEqual(['sq', 'en']);
    for (const text of [al.text, en.text, al.html, en.html]) {
      expect(text).toContain(link);
      expect(text).toContain(`${link}?notMe`);
      expect(text).not.toMatch(/null|undefined/);
    }
  });

  test('about an answer has its price, if it has one', () => {
    const sent = { sent_price: 1100, sent_currency: 'EUR' } as const;
    expect(write('answer', sent).text).toContain('Mobileria Drini\n€1.100\n');
    expect(write('answer').text).not.toContain('€');
  });

  test('about a question to the shop itself names it once', () => {
    const item = { item_name: 'Mobileria Drini', item_price: null, item_currency: null } as const;
    const { text } = write('sent', { item_type: 'business', ...item });
    expect(text).toContain('\n\nMobileria Drini\n\nHape kërkesën');
  });

  test('with several links has each beside its piece', () => {
    const requests = [mailed(), mailed({ item_name: 'Karrige Era', link: `${link}d` })];
    const { text } = writeOwnMail('again', mailed(), requests);
    expect(text).toContain(`Divan Dora\nMobileria Drini\n€1.249,50\nHape kërkesën: ${link}\n`);
    expect(text).toContain(`Karrige Era\nMobileria Drini\n€1.249,50\nHape kërkesën: ${link}d\n`);
    expect(text.match(/notMe/g)).toHaveLength(1);
  });

  test('escapes the names that sellers write', () => {
    const { html } = write('sent', { item_name: 'A <i>', business_name: 'B & <b>' });
    expect(html).toContain('A &lt;i&gt;');
    expect(html).toContain('B &amp; &lt;b&gt;');
    expect(html).not.toMatch(/<[ib]>/);
  });
});
