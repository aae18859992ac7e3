import { describe, expect, it } from 'vitest';
import { loadTypefaces, type Weight } from './typeface.ts';

const faces = await loadTypefaces();

describe.each([500, 600, 700] satisfies Weight[])('weight %d', (weight) => {
  const face = faces[weight];

  it('has every letter of both languages, of prices and of our neighbours', () => {
    const letters =
      'ABCÇDEËFGHIJKLMNOPQRSTUVWXYZabcçdeëfghijklmnopqrstuvwxyz0123456789€$£%.,:;·−–—-+×/()&"“”‘’…!?' +
      'ŠšŽžČčĆćĐđĞğŞşİıÖöÜüÄäßÀàÈèÉéÒòÙùÑñ';
    expect(face.spell(letters)).toBe(letters);
    for (const letter of letters) expect(face.outline(letter, 0, 0, 10)).toMatch(/d="M/);
  });

  it('draws ë and ç unlike e and c', () => {
    expect(face.outline('ë', 0, 0, 10)).not.toBe(face.outline('e', 0, 0, 10));
    expect(face.outline('Ç', 0, 0, 10)).not.toBe(face.outline('C', 0, 0, 10));
  });

  it('kerns', () => {
    for (const pair of ['AV', 'To', 'Ta']) {
      const [left = '', right = ''] = pair;
      expect(face.measure(pair)).toBeLessThan(face.measure(left) + face.measure(right));
    }
    expect(face.measure('nn')).toBeCloseTo(2 * face.measure('n'));
  });
});

it.each([
  ['2 m² · ½', '2 m2 · 1/2'],
  ['kolltuk\u00a0i\tmadh\n', 'kolltuk i madh'],
  ['e\u0308mbe\u0308l', 'ëmbël'],
  ['divan 😀 家具 ok', 'divan ok'],
  ['ﬁjesë', 'fijesë'],
  ['Стол', ''],
])('spells %j as %j', (text, spelled) => {
  expect(faces[600].spell(text)).toBe(spelled);
});

it('puts tracking between letters, not behind the last', () => {
  const face = faces[700];
  expect(face.measure('orendi', -0.1)).toBeCloseTo(face.measure('orendi') - 0.5);
  expect(face.measure('o', -0.1)).toBe(face.measure('o'));
});
