import { textLimits } from '@orendi/contract/limits';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

/** @param field `inputMode` is numeric for codes of the app alone; a recovery code has letters */
export function CodeField(field: ComponentProps<typeof TextField>) {
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
