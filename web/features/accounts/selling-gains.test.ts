import { expect, it } from 'vitest';
import { callAddress } from '../reading/operator-contact.tsx';
import { mailAddress } from './selling-gains.tsx';

it('opens a mail with its subject and its lines', () => {
  const address = new URL(mailAddress('shop@orendi.al', 'Emri & qyteti', 'Emri:\nQyteti?\n'));
  expect(address.protocol + address.pathname).toBe('mailto:shop@orendi.al');
  expect(address.searchParams.get('subject')).toBe('Emri & qyteti');
  expect(address.searchParams.get('body')).toBe('Emri:\r\nQyteti?\r\n');
});

it('keeps an odd address in one piece', () => {
  const address = new URL(mailAddress('a+b&c?d@x.al', 's', 'b'));
  expect(decodeURIComponent(address.pathname)).toBe('a+b&c?d@x.al');
  expect(address.searchParams.get('subject')).toBe('s');
});

it('dials the digits of a number as people write it', () => {
  expect(callAddress('+355 (69) 234-5678')).toBe('tel:+355692345678');
});
