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

/** A longer text with a counter, announced only near the limit. What is pasted beyond it stays, to be shortened. */
export function CountedTextField(props: Props) {
  const { label, isRequired, error, value, max, onText, ...input } = props;
  const count = [...value].length;
  const left = max - count;
  const spoken = left <= near && max - Math.ceil(left / step) * step;
  return (
    <div>
      <Field
        label={label}
        isRequired={isRequired}
        error={error ?? (left < 0 ? m.api_too_long({ max }) : undefined)}
        hint={m.request_counter({ count, max })}
      >
        {(control) => (
          <textarea
            {...input}
            {...control}
            className={`${control.className} block field-sizing-content min-h-23 py-3`}
            rows={4}
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
