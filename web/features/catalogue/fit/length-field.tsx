import { m } from '@orendi/messages';
import { useState } from 'react';
import { readCentimeters } from '../../../platform/centimeters.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { writtenDecimal } from '../../forms/decimal/decimal-text.ts';

interface Props {
  name: string;
  label: string;
  text: string;
  /** Complains about a text that is no length even before the field is left. */
  isTold?: boolean;
  /** The server's. */
  error?: string | undefined;
  onText: (text: string) => void;
}

/** A length in centimeters or meters; once left, it shows how many centimeters were understood. */
export function LengthField({ name, label, text, isTold = false, error, onText }: Props) {
  const language = useLanguage();
  const [isLeft, setLeft] = useState(false);
  const isFaulty = (isLeft || isTold) && readCentimeters(text) === null;

  function leave(): void {
    setLeft(true);
    const centimeters = readCentimeters(text);
    if (typeof centimeters !== 'number') return;
    const written = writtenDecimal(String(centimeters), language);
    if (readCentimeters(written) === centimeters) onText(written);
  }

  return (
    <Field label={label} error={isFaulty ? m.limits_fault_length() : error}>
      {(control) => (
        <input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="cm"
          maxLength={20}
          value={text}
          onChange={({ target }) => {
            setLeft(false);
            onText(target.value);
          }}
          onBlur={leave}
          className={`${control.className} h-12 tabular-nums`}
        />
      )}
    </Field>
  );
}
