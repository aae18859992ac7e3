import { m } from '@orendi/messages';
import { useState } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import type { FieldState } from './use-form.ts';

type Props = FieldState & { label: string; hint?: string; autoComplete: string };

/** An optional date, day first in both languages. The value is an ISO date, or what has been typed of one. */
export function DateField({ label, hint, autoComplete, name, value, error, onText }: Props) {
  const [typed, setTyped] = useState('');
  const shown = isoDateOf(typed) === value ? typed : dateText(value);

  function take(field: HTMLInputElement): void {
    const { value: text, selectionStart } = field;
    const made = dateText(text);
    const isAtEnd = selectionStart === text.length;
    if (made !== text) {
      const caret = isAtEnd ? made.length : dateText(text.slice(0, selectionStart ?? 0)).length;
      field.value = made;
      field.setSelectionRange(caret, caret);
    }
    setTyped(made);
    onText(isoDateOf(made));
  }

  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          name={name}
          value={shown}
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={m.date_example()}
          className={`${control.className} h-12 tabular-nums`}
          onChange={({ target }) => take(target)}
          onBlur={() => setTyped('')}
        />
      )}
    </Field>
  );
}

/*
 * People here write dates day first in both languages: 05/03/1990. Browsers show a field of type `date` in their own
 * language instead of the page's.
 */

/** How many digits a day, a month and a year have. */
const lengths = [2, 2, 4];

/** Formats a text for a date field: digits, with slashes as they become due; an ISO date is turned around. */
export function dateText(typed: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/.exec(typed) ?? [];
  if (year !== undefined) return [day, month, year].join('/');
  const given = typed.replace(/^\D+/, '').split(/\D+/);
  const parts: string[] = [];
  let rest = '';
  for (const length of lengths) {
    if (rest === '' && given.length === 0) break;
    const digits = rest + (given.shift() ?? '');
    parts.push(digits.slice(0, length));
    rest = digits.slice(length);
  }
  return parts.join('/');
}

/** The ISO date in such a text; the text itself if it is none, for the server to refuse. */
export function isoDateOf(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
