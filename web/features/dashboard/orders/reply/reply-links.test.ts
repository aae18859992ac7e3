import type { ReplyLink } from '@orendi/contract/schemas/request';
import { expect, it } from 'vitest';
import { orderSample } from '../../testing/samples.ts';
import { mainReply, replyText, withText } from './reply-links.ts';

const call: ReplyLink = { kind: 'call', href: 'tel:+355692123456' };
const whatsapp: ReplyLink = {
  kind: 'whatsapp',
  href: 'https://wa.me/355692123456?text=Hello%20Besa%20%26%20Co',
};
const viber: ReplyLink = { kind: 'viber', href: 'viber://chat?number=%2B355692123456&draft=Hello' };
const email: ReplyLink = {
  kind: 'email',
  href: 'mailto:besa@example.com?subject=Divan%20%26%20tavolin%C3%AB&body=Hello%0D%0A',
};

it('answers first in writing, in the preferred way', () => {
  expect(mainReply([call, whatsapp, viber, email])).toBe(whatsapp);
  expect(mainReply([email, call, whatsapp])).toBe(email);
  expect(mainReply([call])).toBe(call);
  expect(mainReply([])).toBeUndefined();
});

it('puts a text into the link of each way, and nothing else', () => {
  const text = 'Po, e kemi!\nA & B?';
  expect(withText(whatsapp, text)).toBe(
    'https://wa.me/355692123456?text=Po%2C%20e%20kemi!%0AA%20%26%20B%3F',
  );
  expect(withText(viber, text)).toBe(
    'viber://chat?number=%2B355692123456&draft=Po%2C%20e%20kemi!%0AA%20%26%20B%3F',
  );
  expect(withText(email, text)).toBe(
    'mailto:besa@example.com?subject=Divan%20%26%20tavolin%C3%AB&body=Po%2C%20e%20kemi!%0D%0AA%20%26%20B%3F',
  );
  expect(withText(call, text)).toBe(call.href);
});

const template = {
  name: 'Çmimi',
  text_al: 'Tungjatjeta {emri}! {artikulli} kushton {çmimi}.\n{link}',
  text_en: 'Hello {emri}! {artikulli} costs {çmimi}.\n{link}',
};
const site = 'https://orendi.example';

it('writes in the language of the buyer, with the price of the offer before that of asking', () => {
  const asked = orderSample(1, { price_when_asked: 1250, currency_when_asked: 'EUR' });
  expect(replyText(template, asked, site)).toBe(
    'Tungjatjeta Besa 1! Divan Drini kushton €1.250.\nhttps://orendi.example/product/70-divan-drini',
  );
  const offered = { ...asked, client_language: 'en' as const, offered_price: 1100 };
  expect(replyText(template, { ...offered, offered_currency: 'ALL' }, site)).toContain(
    'Hello Besa 1! Divan Drini costs 1,100 ALL.',
  );
});

it('leaves out phrases about an item where the question is to the shop', () => {
  const toShop = orderSample(1, {
    item_type: 'business',
    item_name: 'Mobileria Drini',
    price_when_asked: null,
    currency_when_asked: null,
  });
  expect(replyText(template, toShop, site)).toBe(
    'Tungjatjeta Besa 1!\nhttps://orendi.example/business/70-mobileria-drini',
  );
});
