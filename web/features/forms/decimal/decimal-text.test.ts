import type { Language } from '@orendi/contract/language';
import { moneyFormsOf } from '@orendi/contract/testing/money-forms';
import { describe, expect, it } from 'vitest';
import { decimalOf, keptText, readDecimal, writtenDecimal } from './decimal-text.ts';

const both = ['al', 'en'] as const;

/** A price field in which `|` is the cursor; each step is an edit as a browser makes it. */
function openField(shown: string, language: Language) {
  let now = { text: shown.replace('|', ''), caret: shown.indexOf('|') };
  let isWritten = true;

  function edit(from: number, to: number, added: string, key: string | undefined): void {
    const text = now.text.slice(0, from) + added + now.text.slice(to);
    const caret = from + added.length;
    now = keptText({ before: now.text, isWritten, text, caret, key }, language);
    isWritten = false;
  }

  const field = {
    type(keys: string) {
      for (const key of keys) edit(now.caret, now.caret, key, key);
      return field;
    },
    replaceBy(text: string) {
      edit(0, now.text.length, text, undefined);
      return field;
    },
    over(key: string) {
      edit(0, now.text.length, key, key);
      return field;
    },
    backspace() {
      edit(now.caret - 1, now.caret, '', '');
      return field;
    },
    shown: () => `${now.text.slice(0, now.caret)}|${now.text.slice(now.caret)}`,
    value: () => readDecimal(now.text, true).value,
    left: () => writtenDecimal(field.value(), language, true),
  };
  return field;
}

describe('a price typed key by key', () => {
  it.each(moneyFormsOf('typed'))('$text', ({ text, amount }) => {
    for (const language of both) {
      const field = openField('|', language).type(text);
      expect(field.shown()).toBe(`${text}|`);
      expect(decimalOf(field.value())).toBe(amount ?? undefined);
      expect(field.left()).toBe(writtenDecimal(String(amount ?? text), language, true));
    }
  });

  it('lets no letters nor other signs pass', () => {
    const field = openField('|', 'al').type('1a2 €-3');
    expect(field.shown()).toBe('12 3|');
    expect(openField('27.500|', 'al').type('x').shown()).toBe('27.500|');
    // A sign typed over a selected price takes it away, as a digit does; nothing of it joins what follows.
    expect(openField('|1.249,50', 'al').over('€').type('450').shown()).toBe('450|');
  });

  it.each([
    ['27.500|', '0', '275000|'],
    ['1|.249,50', '5', '15|249,50'],
    ['1.249|,50', '9', '12499|,50'],
    ['27.500|', ',5', '27500,5|'],
  ])('into %j, which the field has written, goes %j without its groups', (shown, keys, now) => {
    expect(openField(shown, 'al').type(keys).shown()).toBe(now);
    const swap = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
    expect(openField(swap(shown), 'en').type(swap(keys)).shown()).toBe(swap(now));
  });

  it('loses the groups with the first digit that is deleted', () => {
    const field = openField('27.500|', 'al').backspace();
    expect(field.shown()).toBe('2750|');
    expect(field.value()).toBe('2750');
    expect(openField('27.|500', 'al').backspace().shown()).toBe('27|500');
  });
});

describe('a price that is pasted', () => {
  it.each(moneyFormsOf('pasted'))('$text', ({ text, amount, currency }) => {
    for (const language of both) {
      const field = openField('17.900|', language).replaceBy(text);
      expect(decimalOf(field.value())).toBe(amount ?? undefined);
      expect(readDecimal(text, true).currency).toBe(amount === null ? undefined : currency);
    }
  });
});

it('is read to the same number as it is written, in both languages', () => {
  for (const language of both) {
    for (let cents = 1; cents < 10 ** 11; cents = cents * 3 + 7) {
      const written = writtenDecimal(String(cents / 100), language, true);
      expect(openField('|', language).type(written).value()).toBe(String(cents / 100));
      expect(openField('|', language).replaceBy(written).left()).toBe(written);
    }
  }
});

describe('a size', () => {
  it.each([
    ['120', '120'],
    ['62,5', '62.5'],
    ['62.5 cm', '62.5'],
    ['1.200', '1200'],
    ['0.125', '0.13'],
    ['20 %', '20'],
    ['2,4 m', '2,4 m'],
    ['60 mijë', '60 mijë'],
    ['', ''],
  ])('of %j is %j', (text, value) => expect(readDecimal(text)).toEqual({ value }));
});

it.each([
  ['', undefined],
  ['0', 0],
  ['12.', 12],
  ['0.5', 0.5],
  ['27 5', undefined],
])('%j is the number %j', (text, number) => expect(decimalOf(text)).toBe(number));

describe('a number is written', () => {
  it.each([
    ['', '', ''],
    ['249.5', '249,50', '249.50'],
    ['1249', '1.249', '1,249'],
    ['1249.', '1.249', '1,249'],
    ['0.5', '0,50', '0.50'],
    ['007', '7', '7'],
    ['80.00', '80', '80'],
    ['27 5', '27 5', '27 5'],
    ['12345678901234567.89', '12.345.678.901.234.567,89', '12,345,678,901,234,567.89'],
  ])('as a price %j as %j in Albanian, as %j in English', (text, albanian, english) => {
    expect(writtenDecimal(text, 'al', true)).toBe(albanian);
    expect(writtenDecimal(text, 'en', true)).toBe(english);
  });

  it('without groups where it is no price', () => {
    expect(writtenDecimal('1249.5', 'al')).toBe('1249,5');
    expect(writtenDecimal('1249.5', 'en')).toBe('1249.5');
  });
});
