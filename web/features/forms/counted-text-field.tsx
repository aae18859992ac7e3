import { m } from '@orendi/messages';
import type { ComponentProps } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import type { FieldState } from './use-form.ts';

interface Props
  extends Omit<ComponentProps<'textarea'>, 'onChange' | 'name' | 'value'>, FieldState {
  label: string;
  isRequired?: boolean;
  max: number;
}

/** How many characters before the limit announcements start, and every how many they repeat. */
const [near, step] = [50, 10];

/** A longer text with a character counter, announced only near the limit rather than on every keystroke. */
export function CountedTextField(props: Props) {
  const { label, isRequired, error, value, max, onText, ...input } = props;
  const left = max - value.length;
  const spoken = left <= near && max - Math.ceil(left / step) * step;
  return (
    <div>
      <Field
        label={label}
        isRequired={isRequired}
        error={error}
        hint={m.request_counter({ count: value.length, max })}
      >
        {(control) => (
          <textarea
            {...input}
            {...control}
            className={`${control.className} block field-sizing-content min-h-23 py-3`}
            rows={4}
            maxLength={max}
            value={value}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <p aria-live="polite" className="sr-only">
        {spoken !== false && m.request_counter({ count: spoken, max })}
      </p>
    </div>
  );
}
