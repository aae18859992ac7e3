import { describe, expect, test } from 'vitest';
import { mailedRequest, mailPlaces } from '../testing/mailed-request.ts';
import { writeRequestMail } from './request-mail.ts';

const write = (changes?: Parameters<typeof mailedRequest>[0]) =>
  writeRequestMail(mailedRequest(changes), mailPlaces);
const key = `${'ab'.repeat(16)}-1200x900-c0a080`;

describe("the seller's mail", () => {
  test('is in the language of the seller', () => {
    const albanian = write();
    expect(albanian.subject).toBe('Kërkesë e re: Divan Dora');
    expect(albanian.html).toContain('<html lang="sq">');
    expect(albanian.text).toBe(`Kërkesë e re: Divan Dora
€1.249,50
https://shop.example/product/12-divan-dora

Mesazhi:
A e keni në blu?
Faleminderit!

Nga: Ana Hoxha
Telefoni: +355691234567
E-maili: ana@example.com
Do përgjigje me telefon.

WhatsApp: https://wa.me/355691234567
Viber: viber://chat?number=%2B355691234567

--${' '}
E merr këtë e-mail sepse Mobileria Drini është në Orendi.
`);
    const english = write({
      language: 'en',
      client_message: '',
      preferred_contact_method: 'email',
      client_phone: null,
    });
    expect(english.subject).toBe('New request: Divan Dora');
    expect(english.html).toContain('<html lang="en">');
    expect(english.text).toContain('No message.');
    expect(english.text).toContain('Prefers an answer by e-mail.');
    expect(english.text).not.toMatch(/Phone:|WhatsApp|null|undefined/);
  });

  test('names WhatsApp as the preferred way, and links it first', () => {
    const { text, html } = write({ prefers_whatsapp: true });
    expect(text).toContain('Do përgjigje në WhatsApp.');
    expect(html).toContain('Do përgjigje në WhatsApp.');
    expect(html.indexOf('href="https://wa.me/')).toBeLessThan(html.indexOf('href="tel:'));
  });

  test('says how the number was typed where that differs', () => {
    const asked = { client_phone: '+38349555666', client_phone_typed: '049/555-666' };
    const albanian = write(asked);
    expect(albanian.text).toContain('Telefoni: +38349555666 (u shkrua: 049/555-666)\n');
    expect(albanian.html).toContain('<div>+38349555666 (u shkrua: 049/555-666)</div>');
    expect(write({ ...asked, language: 'en' }).text).toContain('(typed: 049/555-666)');
  });

  test('says that WhatsApp is preferred, what size is wanted, and that others are asked too', () => {
    const asked = {
      prefers_whatsapp: true,
      wanted_length: 220,
      wanted_height: 84.5,
      also_asked: true,
    };
    const albanian = write(asked);
    expect(albanian.text).toContain('Do përgjigje në WhatsApp.');
    for (const part of [albanian.text, albanian.html]) {
      expect(part).toContain('Masat që do: 220 × – × 84,5 cm');
      expect(part).toContain('u është dërguar edhe dyqaneve të tjera');
    }
    expect(write({ ...asked, language: 'en' }).text).toContain('Wanted size: 220 × – × 84.5 cm');
  });

  test('says of a question to the business itself that it is one, without a price', () => {
    const asked = {
      item_type: 'business',
      item_id: 7,
      item_name: 'Mobileria Drini',
      item_price: null,
      item_currency: null,
    } as const;
    const albanian = write(asked);
    expect(albanian.subject).toBe('Pyetje për dyqanin nga Ana Hoxha');
    expect(albanian.text).toMatch(
      /^Pyetje për dyqanin nga Ana Hoxha\nhttps:\/\/shop\.example\/business\/7-mobileria-drini\n\nMesazhi:/,
    );
    const english = write({ ...asked, language: 'en' });
    expect(english.subject).toBe('Question to your store from Ana Hoxha');
    expect(english.html).toContain('Question to your store');
    expect(english.html).not.toMatch(/<img|null|€/);
    const mailto = /href="(mailto:[^"]*)"/.exec(english.html)?.[1] ?? '';
    expect(decodeURIComponent(mailto)).toContain('Your question: Mobileria Drini');
    expect(decodeURIComponent(mailto)).toContain('thank you for your question.');
  });

  test('shows the item with its picture, its price and its page, and who asks', () => {
    const { html } = write();
    expect(html).toContain(`src="https://shop.example/media/${key}/640.jpg"`);
    expect(html).toContain('href="https://shop.example/product/12-divan-dora"');
    for (const text of [
      'Divan Dora',
      '€1.249,50',
      'A e keni në blu?<br>',
      'Ana Hoxha',
      'tel:+355',
    ]) {
      expect(html).toContain(text);
    }
  });

  test('lists what a package holds', () => {
    const contents = [
      { image: key, name: 'Tavolinë' },
      { image: null, name: 'Karrige' },
    ];
    const { html, text } = write({ item_images: contents });
    expect(text).toContain('Në komplet:\n- Tavolinë\n- Karrige\n');
    expect(html).toContain(`src="https://shop.example/media/${key}/160.jpg"`);
    expect(html).toContain('Karrige');
  });

  test('does without a picture', () => {
    expect(write({ item_images: null }).html).not.toContain('<img');
  });

  test('is answered to the buyer, where the buyer has an e-mail', () => {
    expect(write().replyTo).toEqual({
      name: 'Ana Hoxha',
      address: 'ana@example.com',
    });
    expect(write({ client_email: null })).not.toHaveProperty('replyTo');
  });

  test('escapes every text that others have written', () => {
    const evil = `"><script>alert('x')</script>&`;
    const { html } = write({
      item_name: evil,
      client_name: evil,
      client_email: `${evil}@example.com`,
      client_phone: evil,
      business_name: evil,
      client_message: `${evil}\n${evil}`,
      item_images: [{ image: null, name: evil }],
    });
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
    expect(
      html.match(/<(?!\/?(?:html|head|meta|title|body|div|table|tr|td|a|img|span|br)\b|!doctype)/g),
    ).toBeNull();
  });
});
