import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  isRequired?: boolean;
  hint?: string;
  error: string | undefined;
  onText: (text: string) => void;
}

export function TextField({ label, isRequired = true, hint, error, onText, ...input }: Props) {
  return (
    <Field label={label} isRequired={isRequired} error={error} hint={hint}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={`${control.className} h-12`}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}
