import { describe, expect, test } from 'vitest';
import { type Evidence, findSignals } from './judge-form.ts';
import { findLinks, hideLinks, textKey } from './read-text.ts';

const first = {
  fromVisitor: 1,
  fromVisitorToday: 1,
  fromAddress: 1,
  fromAddressToday: 1,
  withText: 1,
  shownNumbers: 0,
};

function signalsOf({ form = {}, counts = {}, scale = 1 }: Record<string, object | number> = {}) {
  const evidence = {
    form: { name: 'Ana Hoxha', message: 'A e keni në blu?', ...(form as object) },
    counts: { ...first, ...(counts as object) },
    ownHost: 'shop.example',
    scale,
  };
  return findSignals(evidence as Evidence);
}

const none = { strong: [], weak: [] };

describe('a form', () => {
  test('without signals is not suspect, whether it comes from the page or not', () => {
    expect(signalsOf()).toEqual(none);
    expect(signalsOf({ form: { signals: {} } })).toEqual(none);
    expect(signalsOf({ form: { signals: { website: '', shownMs: 20_000 } } })).toEqual(none);
  });

  test.each<[string, Parameters<typeof signalsOf>[0], Partial<typeof none>]>([
    ['honeypot', { form: { signals: { website: 'x' } } }, { strong: ['honeypot'] as never[] }],
    ['sent at once', { form: { signals: { shownMs: 999 } } }, { strong: ['speed'] as never[] }],
    ['sent soon', { form: { signals: { shownMs: 2_999 } } }, { weak: ['speed'] as never[] }],
    ['a link', { form: { message: 'https://spam.example/x' } }, { strong: ['links'] as never[] }],
    ['a host', { form: { message: 'shih bit.ly/abc' } }, { weak: ['links'] as never[] }],
    ['a host as name', { form: { name: 'casino.com' } }, { strong: ['links'] as never[] }],
    ['a text for the third time', { counts: { withText: 3 } }, { weak: ['repeated'] as never[] }],
    ['a text for the fifth time', { counts: { withText: 5 } }, { strong: ['repeated'] as never[] }],
    ['a fifth form', { counts: { fromAddress: 5 } }, { weak: ['burst'] as never[] }],
    ['a hundredth of an address', { counts: { fromAddress: 100 } }, { weak: ['burst'] as never[] }],
    ['a fifth of a visitor', { counts: { fromVisitor: 5 } }, { weak: ['burst'] as never[] }],
    ['an eleventh of a visitor', { counts: { fromVisitor: 11 } }, { strong: ['burst'] as never[] }],
    ['many in a day', { counts: { fromVisitorToday: 61 } }, { strong: ['burst'] as never[] }],
  ])('shows a signal: %s', (_, evidence, expected) => {
    expect(signalsOf(evidence)).toEqual({ ...none, ...expected });
  });

  test('of a visitor who was shown a number is not judged by those of the neighbors', () => {
    const neighbors = { fromAddress: 300, fromAddressToday: 300, shownNumbers: 1 };
    expect(signalsOf({ counts: neighbors })).toEqual(none);
    expect(signalsOf({ counts: { ...neighbors, fromVisitor: 5 } }).weak).toEqual(['burst']);
  });

  test('of the scale of a test bench is judged by thresholds as wide, but for what is in it', () => {
    const counts = { fromVisitor: 500, fromVisitorToday: 500, withText: 500 };
    expect(signalsOf({ counts, scale: 1_000, form: { signals: { shownMs: 5 } } })).toEqual(none);
    const filled = { message: 'https://spam.example', signals: { website: 'x' } };
    expect(signalsOf({ scale: 1_000, form: filled }).strong).toEqual(['honeypot', 'links']);
    expect(signalsOf({ scale: 0.5, counts: { fromVisitor: 6 } }).strong).toEqual(['burst']);
  });
});

describe('links', () => {
  test.each([
    'http://shop.example/product/12',
    'https://www.shop.example/product/12 a e keni?',
    'më shkruani te ana.hoxha@gmail.com',
    'Faleminderit.Me respekt',
    'çmimi 12.000 ALL, masa 1.5x2.0',
    'p.sh.al çfarë ngjyre ka?',
    'Sh.p.k. Dyqani, tel. 04/234.567',
    'rreth 250.000 lekë a 2.100 eu?',
    'e dua në dhjetor ose nëntor.A bëhet?',
    'ana@dyqani.al',
    'Dua 2m² e pak; ½ tani… ℡ 069',
    'pyes (.) dhe [pikë]',
    'http është e ngadaltë: pse?',
  ])('none that matters in “%s”', (text) => {
    expect(findLinks(text, 'shop.example')).toBeNull();
  });

  test.each([
    'ｈｔｔｐｓ：／／ｃａｓｉｎｏ．ｃｏｍ',
    'hTTps:/\\casino.com',
    'ht\u200Btps://casi\u200Bno.com',
    'https:\\\\casino.com',
    'http:/casino.com/x',
    'https : //casino.com',
    'hxxps://casino.com',
    'ftp://casino.com',
    'ＷＷＷ.casino.al',
    'w\u00ADww.casino.al',
    'tg://resolve?domain=casino',
    'https://shop.example@casino.com',
  ])('a link in “%s”', (text) => {
    expect(findLinks(text, 'shop.example')).toBe('links');
    expect(hideLinks(text, '[…]')).not.toMatch(/casino/i);
  });

  test.each([
    'casino.al',
    'Shiko CASINO.AL sot',
    'ｃａｓｉｎｏ．ａｌ',
    'casino\u200B.com',
    'casino\u2060.al',
    'casino。com',
    'casino[.]com',
    'casino (dot) com',
    'casino [pikë] al',
    'саsino.com',
    'casinò.bet',
    'loja.casino',
    'https:casino.com',
  ])('a host in “%s”', (text) => {
    expect(findLinks(text, 'shop.example')).toBe('host');
    expect(hideLinks(text, '[…]')).not.toMatch(/casin/i);
  });

  test('a foreign host that only looks like the shop counts', () => {
    expect(findLinks('https://shop.example.evil.com/', 'shop.example')).toBe('links');
    expect(findLinks('www.evil.com', 'shop.example')).toBe('links');
    expect(findLinks('kliko t.me/evil', 'shop.example')).toBe('host');
  });

  test('are hidden from a digest, addresses for mails are not', () => {
    const text = 'Shih https://a.example/x?y, www.b.com dhe c.com; ana@d.com';
    expect(hideLinks(text, '[…]')).toBe('Shih […] […] dhe […]; ana@d.com');
  });
});

test('texts are the same but for spelling, digits and punctuation; short ones are not compared', () => {
  const text = 'Rritni shitjet tuaja me ofertën tonë të shkëlqyer!';
  expect(textKey(text)).toBe(textKey('RRITNI shitjet tuaja me oferten tone te shkelqyer 123'));
  expect(textKey(text)).not.toBe(textKey(`${text} Sot`));
  expect(textKey('A e keni në blu, dhe sa kushton?')).toBeNull();
});
