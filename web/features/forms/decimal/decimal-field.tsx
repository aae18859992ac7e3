import { useState, type ComponentProps, type ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { writtenDecimal } from './decimal-text.ts';
import { editDecimal } from './edit-decimal.ts';

interface Props extends Omit<ComponentProps<'input'>, 'name' | 'onChange' | 'type' | 'value'> {
  /** Not that of the input: a form read by its names would take its text for the number. */
  name: string;
  label: string;
  isRequired: boolean;
  error: string | undefined;
  hint?: ReactNode;
  /** Digits with at most one point. */
  value: string;
  /** The number is a price: it is shown with groups and cents, and `12.000` is pasted as twelve thousand. */
  isMoney?: boolean;
  /** Of the input, for a form that takes texts of both languages. */
  inputName?: string;
  onText: (text: string) => void;
}

/** A number with up to two decimals, written as the page's language does; what is typed stays as it is until left. */
export function DecimalField(props: Props) {
  const { name: _, label, isRequired, error, hint, value, isMoney = false, ...rest } = props;
  const { onText, onBlur, inputName, ...input } = rest;
  const language = useLanguage();
  const written = writtenDecimal(value, language, isMoney);
  const [typed, setTyped] = useState<{ value: string; text: string }>();
  const shown = typed?.value === value ? typed.text : written;

  function take(field: HTMLInputElement, inputType?: string): void {
    const caret = field.selectionStart ?? field.value.length;
    const edit = { before: shown, typed: field.value, caret, inputType };
    const made = editDecimal(edit, language, isMoney);
    if (made.text !== field.value) {
      field.value = made.text;
      field.setSelectionRange(made.caret, made.caret);
    }
    setTyped(made);
    onText(made.value);
  }

  return (
    <Field label={label} isRequired={isRequired} error={error} hint={hint}>
      {(control) => (
        <input
          {...input}
          {...control}
          name={inputName}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          className={`${control.className} h-12 tabular-nums`}
          onChange={({ target, nativeEvent }) =>
            take(target, nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined)
          }
          onBlur={(event) => {
            setTyped(undefined);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
