import type { Language } from '@orendi/contract/language';
import { describe, expect, it } from 'vitest';
import { writtenDecimal } from './decimal-text.ts';
import { editDecimal, type EditedDecimal } from './edit-decimal.ts';

/** A price field in which `|` is the cursor; each step is an edit as a browser makes it. */
function openField(shown: string, language: Language) {
  const caret = shown.indexOf('|');
  let now: EditedDecimal = { value: '', text: shown.replace('|', ''), caret };

  function edit(from: number, to: number, added: string, inputType: string): void {
    const typed = now.text.slice(0, from) + added + now.text.slice(to);
    const made = { before: now.text, typed, caret: from + added.length, inputType };
    now = editDecimal(made, language, true);
  }

  const field = {
    type(keys: string) {
      for (const key of keys) edit(now.caret, now.caret, key, 'insertText');
      return field;
    },
    paste(text: string) {
      edit(now.caret, now.caret, text, 'insertFromPaste');
      return field;
    },
    replaceBy(text: string) {
      edit(0, now.text.length, text, 'insertFromPaste');
      return field;
    },
    backspace() {
      edit(now.caret - 1, now.caret, '', 'deleteContentBackward');
      return field;
    },
    remove() {
      edit(now.caret, now.caret + 1, '', 'deleteContentForward');
      return field;
    },
    shown: () => `${now.text.slice(0, now.caret)}|${now.text.slice(now.caret)}`,
    value: () => now.value,
    left: () => writtenDecimal(now.value, language, true),
  };
  return field;
}

describe('typing a price', () => {
  it.each([
    ['19.999', '19.99', '19,99|', '19.99|'],
    ['249,505', '249.50', '249,50|', '249.50|'],
    ['12.000', '12.00', '12,00|', '12.00|'],
    ['1249', '1249', '1249|', '1249|'],
    ['12.', '12.', '12,|', '12.|'],
    ['.5', '0.5', '0,5|', '0.5|'],
    ['1a2 €-3', '123', '123|', '123|'],
    ['12..5,7', '12.57', '12,57|', '12.57|'],
  ])('of %j is worth %j', (keys, value, albanian, english) => {
    expect(openField('|', 'al').type(keys).shown()).toBe(albanian);
    expect(openField('|', 'en').type(keys).shown()).toBe(english);
    expect(openField('|', 'al').type(keys).value()).toBe(value);
    expect(openField('|', 'en').type(keys).value()).toBe(value);
  });

  it.each([
    ['1|,249.50', '5', '15|249.50'],
    ['1,2|49.50', '5', '125|49.50'],
    ['19.|99', '5', '19.|99'],
    ['1|2.50', '.', '1|2.50'],
    ['1|2.50', ',', '1|2.50'],
    ['19|.99', '5', '195|.99'],
    ['12|49', '.', '12.|49'],
    ['1|999', '.', '1.|99'],
    ['12.|5', '4', '12.4|5'],
  ])('in the middle of %j the key %j makes it %j', (shown, key, now) => {
    expect(openField(shown, 'en').type(key).shown()).toBe(now);
    const swap = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
    expect(openField(swap(shown), 'al').type(key).shown()).toBe(swap(now));
  });

  it('deletes the digit next to a group sign, which nobody has typed', () => {
    expect(openField('1,|249', 'en').backspace().shown()).toBe('|249');
    expect(openField('1|,249', 'en').remove().shown()).toBe('1|49');
    expect(openField('1.249,|50', 'al').backspace().shown()).toBe('1249|50');
    expect(openField('1,249|', 'en').backspace().shown()).toBe('124|');
  });
});

describe('pasting a price', () => {
  it.each([
    ['1.249,50', '1.249,50|', '1,249.50|'],
    ['1,249.50 €', '1.249,50|', '1,249.50|'],
    ['12.000', '12.000|', '12,000|'],
    ['12,000 ALL', '12.000|', '12,000|'],
    ['1249505', '1.249.505|', '1,249,505|'],
    ['249,5', '249,50|', '249.50|'],
  ])('of %j groups it', (text, albanian, english) => {
    for (const field of ['|', '17|', '9|8']) {
      expect(openField(field, 'al').replaceBy(text).shown()).toBe(albanian);
      expect(openField(field, 'en').replaceBy(text).shown()).toBe(english);
    }
  });

  it('puts the cursor after what was pasted', () => {
    expect(openField('12|50', 'en').paste('34').shown()).toBe('123,4|50');
    expect(openField('1,2|49.50', 'en').paste('00').shown()).toBe('120,0|49.50');
    expect(openField('19.|', 'en').paste('995').shown()).toBe('19.99|');
  });
});

it('is typed to the same number as it is written, in both languages', () => {
  for (const language of ['al', 'en'] as const) {
    const decimal = language === 'al' ? ',' : '.';
    for (let cents = 1; cents < 10 ** 11; cents = cents * 3 + 7) {
      const [units, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
      const keys = `${units}${decimal}${rest}`;
      const typed = openField('|', language).type(keys);
      expect(Number(typed.value())).toBe(cents / 100);
      expect(typed.shown()).toBe(`${keys}|`);
      // Left, and pasted into another field.
      expect(openField('|', language).paste(typed.left()).value()).toBe(
        rest === '00' ? String(units) : typed.value(),
      );
    }
  }
});
