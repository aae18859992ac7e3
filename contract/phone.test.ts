import { describe, expect, it } from 'vitest';
import type { CountryCode } from './countries.ts';
import {
  isDoubtfulPhone,
  isLandline,
  phoneCountry,
  readBusinessPhone,
  readPhone,
} from './phone.ts';

const sellers = ['AL', 'XK', 'ME', 'MK', 'RS', 'GR', 'IT'] as const;

/**
 * Whose number a text is to a shop in each of these countries: which the API takes (`-` leaves it as typed) and, after a
 * question mark, which the form asks about. Eight prefixes of mobiles, then landlines from Tirana to Milan.
 */
const table = [
  ['069 212 3456', 'AL', 'AL', 'AL', 'AL', '-? RS AL', 'AL', 'AL? IT AL'],
  ['067 212 3456', 'AL', 'AL', 'AL', 'AL', '-? RS AL', 'AL', 'AL? IT AL'],
  ['067 123 456', '-? ME', '-? ME', 'ME', '-? ME', '-? ME', '-? ME', 'IT? IT ME'],
  ['044 123 456', 'XK? AL XK', 'XK', 'XK', 'XK', 'XK', 'XK', 'XK'],
  ['044 234 567', 'XK? AL XK', 'XK', 'XK', 'XK', 'XK', 'XK', 'XK? IT AL XK'],
  ['049 555 666', 'XK? AL XK', 'XK', 'XK', 'XK', 'XK', 'XK', 'XK? IT AL XK'],
  ['045 555 666', 'XK? AL XK MK', 'XK', 'XK', 'XK? MK AL XK', 'XK', 'XK', 'XK? IT AL XK MK'],
  ['070 123 456', '-? MK', '-? MK', '-? MK', 'MK', '-? MK', '-? MK', 'IT? IT MK'],
  [
    '078 123 456',
    '-? MK ME',
    '-? MK ME',
    'ME? ME MK',
    'MK',
    '-? MK ME',
    '-? MK ME',
    'IT? IT MK ME',
  ],
  ['079 234 567', '-? MK', '-? MK', '-? MK', 'MK', '-? MK', '-? MK', 'IT? IT MK'],
  // Tirana, Durrës, Prishtinë, Prizren, Podgorica, Ulcinj, Skopje, Belgrade, Thessaloniki, Milan.
  [
    '042 234 567',
    'AL? AL MK',
    '-? AL MK',
    '-? AL MK',
    'MK? MK AL',
    '-? AL MK',
    '-? AL MK',
    'IT? IT AL MK',
  ],
  [
    '052 234 567',
    'AL? AL ME',
    '-? AL ME',
    'ME? ME AL',
    '-? AL ME',
    '-? AL ME',
    '-? AL ME',
    'IT? IT AL ME',
  ],
  ['038 512 345', '-? AL XK', 'XK', '-? XK', '-? XK', 'RS? RS XK', '-? XK', 'IT? IT XK'],
  [
    '029 234 567',
    'AL? AL XK',
    'XK? XK AL',
    '-? AL XK',
    '-? AL XK',
    'RS? RS AL XK',
    '-? AL XK',
    'IT? IT AL XK',
  ],
  [
    '020 234 567',
    '-? AL MK ME',
    '-? MK ME',
    'ME? ME MK',
    'MK? MK ME',
    'RS? RS MK ME',
    '-? MK ME',
    'IT? IT MK ME',
  ],
  ['030 412 345', '-? AL ME', '-? ME', 'ME', '-? ME', 'RS? RS ME', '-? ME', 'IT? IT ME'],
  ['02 312 3456', '-? AL MK', '-? MK', '-? MK', 'MK', '-? MK', '-? MK', 'IT? IT MK'],
  ['011 123 4567', '-', '-', '-', '-', 'RS', '-', 'IT'],
  ['2310 123 456', '-', '-', '-', '-', '-', 'GR', '-'],
  ['02 1234 5678', '-', '-', '-', '-', 'RS', '-', 'IT'],
] as const;

/** Ways of writing the same number, as people do. */
const spellings: ((typed: string) => string)[] = [
  (typed) => typed,
  (typed) => typed.replaceAll(' ', ''),
  (typed) => typed.replace(' ', '/').replace(' ', '-'),
  (typed) => typed.replaceAll(' ', '-'),
  (typed) => typed.replaceAll(' ', '.'),
  (typed) => typed.replaceAll(' ', '\u00a0'),
  (typed) => `(${typed.replace(' ', ') ')}`,
  (typed) => typed.replace(/^0/, '(0)'),
  (typed) => `  ${typed} `,
  (typed) => `tel. ${typed} (viber)`,
];

function answerTo(typed: string, seller: CountryCode): string {
  const { phone, readings, isDoubtful } = readPhone(typed, { seller });
  const taken = phone === null ? '-' : phoneCountry(phone);
  return isDoubtful ? `${taken}? ${readings.map(({ country }) => country).join(' ')}` : `${taken}`;
}

describe('readPhone', () => {
  it.each(table)('knows whose %s is, however it is written', (typed, ...answers) => {
    for (const spell of spellings) {
      expect(sellers.map((seller) => answerTo(spell(typed), seller))).toEqual(answers);
    }
  });

  /** With a code the country of the shop makes no difference. */
  it.each([
    ['+38344123456', 'XK', '383', '44 123 456'],
    ['+355692123456', 'AL', '355', '69 212 3456'],
    ['+38267123456', 'ME', '382', '67/123-456'],
    ['+38970123456', 'MK', '389', '70.123.456'],
    ['+381601234567', 'RS', '381', '60 1234567'],
    ['+306912345678', 'GR', '30', '691 234 5678'],
    ['+393123456789', 'IT', '39', '312 345 6789'],
  ])('takes a code as typed: %s', (phone, country, code, national) => {
    const digits = national.replaceAll(/\D/g, '');
    const typed = [
      `+${code} ${national}`,
      `00${code} ${national}`,
      `00 ${code} ${national}`,
      `(+${code}) ${national}`,
      `(00${code})${national}`,
      `+${code}\u00a0${national}`,
      `${code}${digits}`,
      `${code} ${national}`,
      ...(country === 'IT' ? [] : [`+${code} (0)${national}`]),
    ];
    for (const text of typed) {
      for (const seller of sellers) {
        const read = { phone, readings: [], isDoubtful: false };
        expect([text, readPhone(text, { seller })]).toEqual([text, read]);
      }
    }
  });

  it('keeps the zero of Italian landlines after the code', () => {
    const { phone } = readPhone('+39 (0)6 698 12345', { seller: 'AL' });
    expect(phone).toBe('+390669812345');
  });

  it('reads a foreign number with its code', () => {
    expect(readPhone('0049 151 23456789', { seller: 'XK' }).phone).toBe('+4915123456789');
  });

  it.each(['ext. 12 34 56', '+999 123456', '069 212 3456 pas orës 17'])('leaves %s', (typed) => {
    const read = { phone: null, readings: [], isDoubtful: false };
    expect(readPhone(typed, { seller: 'AL' })).toEqual(read);
  });

  it('takes the country that was answered, and no other', () => {
    const read = (chosen: CountryCode, typed = '045 555 666') => {
      const { phone, isDoubtful } = readPhone(typed, { seller: 'AL', chosen });
      return [phone, isDoubtful];
    };
    expect(read('AL')).toEqual(['+35545555666', false]);
    expect(read('XK')).toEqual(['+38345555666', false]);
    expect(read('MK')).toEqual(['+38945555666', false]);
    expect(read('DE', '0151 23456789')).toEqual(['+4915123456789', false]);
    expect(read('GR')).toEqual([null, false]);
    expect(read('AL', '+383 45 555 666')).toEqual(['+38345555666', false]);
  });

  it('takes a seller of an unknown country for one in Albania', () => {
    const [here, there] = ([null, 'AL'] as const).map((seller) =>
      readPhone('042 234 567', { seller }),
    );
    expect(here).toEqual(there);
  });
});

describe('readBusinessPhone', () => {
  it.each([
    ['044123456', 'XK', '+38344123456'],
    ['044 123 456', null, '+38344123456'],
    ['045 555 666', 'AL', '+35545555666'],
    ['045 555 666', 'XK', '+38345555666'],
    ['069 212 3456', 'XK', '+355692123456'],
    ['069 212 3456', 'RS', '+381692123456'],
    ['070 123 456', 'MK', '+38970123456'],
    ['070 123 456', null, '+38970123456'],
    ['042 234 567', null, '+35542234567'],
    ['02 1234 5678', 'IT', '+390212345678'],
    ['38344123456', 'AL', '+38344123456'],
    // Within the plan alone: taken before, so taken still.
    ['059 807 404', null, '+35559807404'],
    ['+355 44 123 456', 'XK', '+35544123456'],
  ] as const)('reads %s of a shop in %s as %s', (typed, town, phone) => {
    expect(readBusinessPhone(typed, town)).toBe(phone);
  });

  it.each([
    ['069 212 3456', '+355692123456'],
    ['042 234 567', '+35542234567'],
    ['+383 44 123 456', '+38344123456'],
    ['+383 38 123 456', '+38338123456'],
    ['+382 67 123 456', '+38267123456'],
    ['+382 20 123 456', '+38220123456'],
    ['+389 70 123 456', '+38970123456'],
    ['+389 2 312 3456', '+38923123456'],
    ['+30 691 234 5678', '+306912345678'],
    ['+30 231 012 3456', '+302310123456'],
    ['+381 60 1234567', '+381601234567'],
    ['+381 11 123 4567', '+381111234567'],
    ['+39 312 345 6789', '+393123456789'],
    ['+39 02 1234 5678', '+390212345678'],
    ['+39 06 698 12345', '+390669812345'],
  ])('reads %s of the seven countries', (typed, phone) => {
    expect(readBusinessPhone(typed, null)).toBe(phone);
  });

  it.each(['+49 151 23456789', '+386 49 123 456', '+378 0549 882345', '123456', 'phone'])(
    'refuses %s',
    (typed) => {
      expect(readBusinessPhone(typed, null)).toBeNull();
    },
  );
});

it('knows a landline, where it is sure', () => {
  const sure = ['+35542234567', '+38338512345', '+390212345678'];
  expect(sure.map(isLandline)).toEqual([true, true, true]);
  expect(['+38344123456', '+35544123456', '12 34 56'].map(isLandline)).toEqual([
    false,
    false,
    false,
  ]);
});

it.each([
  // Kosovo's mobiles, stored as landlines of Albania.
  ['+35549555666', 'XK', true],
  ['+35544123456', 'AL', true],
  // Tirana, to a shop there; Durrës, to one in Kosovo.
  ['+35542234567', 'AL', false],
  ['+35552234567', 'XK', true],
  ['+355692123456', 'XK', false],
  ['+38344123456', 'AL', false],
  ['+4915123456789', 'AL', false],
  ['078 123 456', 'MK', true],
] as const)('doubts of %s to a shop in %s: %s', (stored, seller, isDoubtful) => {
  expect(isDoubtfulPhone(stored, seller)).toBe(isDoubtful);
});
