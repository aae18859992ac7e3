import type { Language } from '@orendi/contract/language';
import { decimalText, numberSigns, writtenDecimal } from './decimal-text.ts';

/** What a browser has made of a field's text. */
export interface Edit {
  /** The text before; its group signs are ours. */
  before: string;
  typed: string;
  /** Where the cursor is in `typed`. */
  caret: number;
  /** As in `InputEvent.inputType`. */
  inputType?: string;
}

export interface EditedDecimal {
  /** The number: digits with at most one point, and two decimals after it. */
  value: string;
  /** What the field is to show. */
  text: string;
  caret: number;
}

const longest = 2;

/**
 * What a decimal field makes of an edit. A single key never changes more than its own character: either decimal sign is
 * that of the language, and a second sign or third decimal is ignored. Groups are set by pasting, and on leaving the
 * field; they go with the first key.
 */
export function editDecimal(edit: Edit, language: Language, isMoney = false): EditedDecimal {
  const { before, typed, caret } = edit;
  const after = typed.slice(caret);
  const start = sharedStart(before.slice(0, before.length - after.length), typed.slice(0, caret));
  const added = typed.slice(start, caret);
  const isPasted = added.length > 1;
  if (isPasted && /[.,]/.test(added)) {
    const value = decimalText(typed, isMoney);
    return pasted(value, Math.max(0, value.length - plain(after, language).length));
  }

  let left = plain(typed.slice(0, start), language);
  let right = plain(after, language);
  if (isGroupDeleted()) {
    if (edit.inputType === 'deleteContentBackward') left = left.slice(0, -1);
    if (edit.inputType === 'deleteContentForward') right = right.slice(1);
  }
  const middle = isPasted ? added.replace(/\D/g, '') : fitting(left, added, right);
  const value = limited(left + middle + right);
  const place = Math.min((left + middle).length, value.length);
  if (isPasted) return pasted(value, place);
  return { value, text: value.replace('.', numberSigns(language).decimal), caret: place };

  /** The key deleted a group sign alone, which is none of the number's characters. */
  function isGroupDeleted(): boolean {
    return typed.length < before.length && plain(typed, language) === plain(before, language);
  }

  function pasted(number: string, at: number): EditedDecimal {
    const text = writtenDecimal(number, language, isMoney);
    const toCome = number.length - at;
    return { value: number, text, caret: toCome === 0 ? text.length : placeOf(text, at, language) };
  }
}

/** What a typed character adds between these two; a sign is a point. */
function fitting(left: string, typed: string, right: string): string {
  if (/[.,]/.test(typed)) {
    if ((left + right).includes('.')) return '';
    return left === '' ? '0.' : '.';
  }
  const [, decimals] = left.split('.');
  const isFull = decimals !== undefined && decimals.length + right.length >= longest;
  return isFull ? '' : typed.replace(/\D/g, '');
}

function limited(number: string): string {
  const [units = '', decimals] = number.split('.');
  return decimals === undefined ? units : `${units}.${decimals.slice(0, longest)}`;
}

/** A shown text, or a part of one, without its groups and with a point. */
function plain(shown: string, language: Language): string {
  const { decimal, group } = numberSigns(language);
  return shown
    .replaceAll(group, '')
    .replace(/[^\d.,]/g, '')
    .replace(decimal, '.');
}

function sharedStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** Where in a text with groups this many of its number's characters have passed. */
function placeOf(text: string, count: number, language: Language): number {
  let place = 0;
  for (let passed = 0; passed < count && place < text.length; place += 1) {
    if (text[place] !== numberSigns(language).group) passed += 1;
  }
  return place;
}
