import { textLimits } from '@orendi/contract/limits';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

interface Props extends ComponentProps<typeof TextField> {
  /** For codes of the app alone; a recovery code has letters. */
  inputMode?: 'numeric';
}

export function CodeField(field: Props) {
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={textLimits.signInCode}
    />
  );
}
