import { expect, test } from 'vitest';
import { replyLinks } from './reply-links.ts';
import { mailedRequest, mailPlaces } from '../testing/mailed-request.ts';

const kinds = (changes: Parameters<typeof mailedRequest>[0]) =>
  replyLinks(mailedRequest(changes), mailPlaces.site).map(({ kind }) => kind);

const linkOf = (kind: string, changes: Parameters<typeof mailedRequest>[0] = {}) =>
  new URL(
    replyLinks(mailedRequest(changes), mailPlaces.site).find((link) => link.kind === kind)?.href ??
      '',
  );

test('the preferred way comes first, and only ways that were given come at all', () => {
  expect(kinds({ preferred_contact_method: 'phone' })).toEqual([
    'call',
    'whatsapp',
    'viber',
    'email',
  ]);
  expect(kinds({ preferred_contact_method: 'email' })).toEqual([
    'email',
    'call',
    'whatsapp',
    'viber',
  ]);
  expect(kinds({ prefers_whatsapp: true })).toEqual(['whatsapp', 'call', 'viber', 'email']);
  expect(kinds({ client_phone: null })).toEqual(['email']);
  expect(kinds({ client_email: null })).toEqual(['call', 'whatsapp', 'viber']);
  expect(kinds({ prefers_whatsapp: true })).toEqual(['whatsapp', 'call', 'viber', 'email']);
});

test('a number that is not international can only be called', () => {
  expect(kinds({ client_phone: '12 34 56', client_email: null })).toEqual(['call']);
  expect(linkOf('call', { client_phone: '12 34 56 (pas 17)' }).href).toBe('tel:12345617');
  expect(linkOf('call').href).toBe('tel:+355691234567');
});

test('a landline, where it surely is one, has no messengers', () => {
  const byPhone = { client_email: null };
  expect(kinds({ ...byPhone, client_phone: '+35542234567' })).toEqual(['call']);
  expect(kinds({ ...byPhone, client_phone: '+35542234567', prefers_whatsapp: true })).toEqual([
    'call',
  ]);
  expect(kinds({ ...byPhone, client_phone: '+38338512345' })).toEqual(['call']);
  // Within the plan of Albania, and nobody's landline.
  const all = ['call', 'whatsapp', 'viber'];
  expect(kinds({ ...byPhone, client_phone: '+35544123456' })).toEqual(all);
  expect(kinds({ ...byPhone, client_phone: '+38344123456' })).toEqual(all);
});

test('the e-mail is prepared in the language of the buyer', () => {
  const link = linkOf('email', { client_language: 'al' });
  expect(link.protocol + link.pathname).toBe('mailto:ana@example.com');
  expect(link.searchParams.get('subject')).toBe('Kërkesa juaj: Divan Dora');
  expect(link.searchParams.get('body')?.split('\r\n')).toEqual([
    'Përshëndetje Ana Hoxha,',
    '',
    'faleminderit për kërkesën tuaj për “Divan Dora”.',
    'https://shop.example/product/12-divan-dora',
    '',
    '',
    'Me respekt,',
    'Mobileria Drini',
  ]);
});

test('WhatsApp and Viber open a chat with the number and a prepared text', () => {
  const text =
    'Hello Ana Hoxha, thank you for your request for “Divan Dora”.\nhttps://shop.example/product/12-divan-dora\nMobileria Drini';
  const whatsapp = linkOf('whatsapp');
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/355691234567');
  expect(whatsapp.searchParams.get('text')).toBe(text);
  const viber = linkOf('viber');
  expect(viber.href).toMatch(/^viber:\/\/chat\?number=%2B355691234567&draft=/);
  expect(viber.searchParams.get('draft')).toBe(text);
});

test('no text of a buyer becomes a part of a link', () => {
  const odd = {
    client_name: 'A&bcc=x@y.z#?"',
    item_name: '50% & more?subject=x',
    client_email: "o'brien+a&b=c?d@example.com",
  };
  const email = linkOf('email', odd);
  expect([...email.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(decodeURIComponent(email.pathname)).toBe(odd.client_email);
  expect(email.searchParams.get('subject')).toBe('Your request: 50% & more?subject=x');
  expect([...linkOf('whatsapp', odd).searchParams.keys()]).toEqual(['text']);
  expect([...linkOf('viber', odd).searchParams.keys()]).toEqual(['number', 'draft']);
});
