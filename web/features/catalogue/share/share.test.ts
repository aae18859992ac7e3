import { expect, it } from 'vitest';
import { shareAddresses } from './share.tsx';

it('sends name and address, whatever signs are in them', () => {
  const { whatsApp, viber } = shareAddresses(
    'Divan & kolltuk, 50% lesh',
    'https://shop.example/a?b=c',
  );
  for (const address of [whatsApp, viber]) {
    const [, text = ''] = address.split('text=');
    expect(text).not.toMatch(/[&\s#]/);
    expect(decodeURIComponent(text)).toBe('Divan & kolltuk, 50% lesh\nhttps://shop.example/a?b=c');
  }
});
