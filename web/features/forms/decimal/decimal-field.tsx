import { type Currency, formatAmount, formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { decimalOf, keptText, readDecimal, writtenDecimal } from './decimal-text.ts';

interface Props extends Omit<ComponentProps<'input'>, 'name' | 'onChange' | 'type' | 'value'> {
  /** Not set on the input: a form read by its names would take its text for the number. */
  name: string;
  label: string;
  isRequired?: boolean;
  error: string | undefined;
  hint?: ReactNode;
  /** Digits with at most one point, or a text that is no number. */
  value: string;
  /** Shows a price with groups and cents, and below it the amount that was understood. */
  isMoney?: boolean;
  /** The price's currency, once chosen. */
  currency?: string | undefined;
  /** The name of the input, for a form that takes texts of both languages. */
  inputName?: string;
  /** @param currency that the text states */
  onText: (text: string, currency?: Currency) => void;
}

/** A number with up to two decimals, written as the page's language does; what is typed stays as it is until left. */
export function DecimalField(props: Props) {
  const { name: _, label, isRequired, error, hint, value, isMoney = false, ...rest } = props;
  const { currency, onText, onBlur, inputName, ...input } = rest;
  const language = useLanguage();
  const [typed, setTyped] = useState<{ value: string; text: string }>();
  const isWritten = typed?.value !== value;
  const shown = isWritten ? writtenDecimal(value, language, isMoney) : typed.text;
  const number = decimalOf(value);
  const isUnread = isWritten && value !== '' && number === undefined;

  function take(field: HTMLInputElement, { inputType = '', data = null }: Partial<InputEvent>) {
    const isKey = inputType.startsWith('insert') && data?.length === 1;
    const key = isKey ? data : inputType.startsWith('delete') ? '' : undefined;
    const caret = field.selectionStart ?? field.value.length;
    const kept = keptText({ before: shown, isWritten, text: field.value, caret, key }, language);
    if (kept.text !== field.value) {
      field.value = kept.text;
      field.setSelectionRange(kept.caret, kept.caret);
    }
    if (kept.text === shown) return;
    const read = readDecimal(kept.text, isMoney);
    setTyped({ value: read.value, text: kept.text });
    onText(read.value, read.currency);
  }

  function understood(): string {
    if (value === '' || isUnread) return hint ? '' : '\u00a0';
    if (number === undefined) return '= …';
    return `= ${currency ? formatPrice(number, currency, language) : formatAmount(number, language)}`;
  }

  return (
    <Field
      label={label}
      isRequired={isRequired}
      isHintLeft={isMoney}
      error={error ?? (isUnread ? m.forms_no_number() : undefined)}
      hint={
        isMoney ? (
          <>
            <span aria-live="polite" className="text-s font-medium text-ink">
              {understood()}
            </span>{' '}
            {hint}
          </>
        ) : (
          hint
        )
      }
    >
      {(control) => (
        <input
          {...input}
          {...control}
          name={inputName}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          className={`${control.className} h-12 tabular-nums`}
          onChange={({ target, nativeEvent }) => take(target, nativeEvent)}
          onBlur={(event) => {
            setTyped(undefined);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
