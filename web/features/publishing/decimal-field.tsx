import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import { decimalText } from './decimal-text.ts';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value'> {
  label: string;
  isRequired: boolean;
  error: string | undefined;
  hint?: ReactNode;
  value: string;
  /** The number is a price: a point before three digits groups thousands. */
  isMoney?: boolean;
  onText: (text: string) => void;
}

/**
 * A number with up to two decimals. Rejects characters that cannot be part of one, and preserves the caret position.
 */
export function DecimalField({ label, isRequired, error, hint, isMoney, onText, ...input }: Props) {
  function take(field: HTMLInputElement): void {
    const typed = field.value;
    const text = decimalText(typed, isMoney);
    if (text !== typed) {
      const caret = decimalText(typed.slice(0, field.selectionStart ?? undefined), isMoney).length;
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    onText(text);
  }

  return (
    <Field label={label} isRequired={isRequired} error={error} hint={hint}>
      {(control) => (
        <input
          {...input}
          {...control}
          inputMode="decimal"
          autoComplete="off"
          className={`${control.className} h-12 tabular-nums`}
          onChange={({ target }) => take(target)}
        />
      )}
    </Field>
  );
}
