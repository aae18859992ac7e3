import { expect, it } from 'vitest';
import { shareAddresses } from './share-ways.tsx';

it('sends name, price and address, whatever signs are in them', () => {
  const { WhatsApp, Viber, Facebook } = shareAddresses({
    name: 'Divan & kolltuk, 50% lesh',
    price: '€1,200',
    address: 'https://shop.example/a?b=c',
  });
  for (const address of [WhatsApp, Viber]) {
    const [, text = ''] = address.split('text=');
    expect(text).not.toMatch(/[&\s#]/);
    expect(decodeURIComponent(text)).toBe(
      'Divan & kolltuk, 50% lesh\n€1,200\nhttps://shop.example/a?b=c',
    );
  }
  expect(new URL(Facebook).searchParams.get('u')).toBe('https://shop.example/a?b=c');
});

it('sends no empty line where there is no price', () => {
  const { WhatsApp } = shareAddresses({ name: 'Orendi', address: 'https://shop.example/' });
  expect(new URL(WhatsApp).searchParams.get('text')).toBe('Orendi\nhttps://shop.example/');
});
