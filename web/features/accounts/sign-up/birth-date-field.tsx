import { m } from '@orendi/messages';
import { useState } from 'react';
import { Field } from '../../../ui/fields/field.tsx';
import { dateText, isoDateOf } from './date-text.ts';

interface Props {
  name: string;
  /** An ISO date; anything else is what has been typed of one. */
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}

/** An optional date of birth, day first in both languages. The server says who is too young. */
export function BirthDateField({ name, value, error, onText }: Props) {
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
    <Field label={m.signup_birth_date()} error={error} hint={m.signup_birth_hint()}>
      {(control) => (
        <input
          {...control}
          name={name}
          value={shown}
          inputMode="numeric"
          autoComplete="bday"
          placeholder={m.signup_birth_example()}
          className={`${control.className} h-12 tabular-nums`}
          onChange={({ target }) => take(target)}
          onBlur={() => setTyped('')}
        />
      )}
    </Field>
  );
}
