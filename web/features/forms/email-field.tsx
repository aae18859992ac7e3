import { textLimits } from '@orendi/contract/limits';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** `username` for the address a user signs in with: password managers need it; `webauthn` offers passkeys too. */
  autoComplete: 'off' | 'email' | 'username' | 'username webauthn';
}

export function EmailField(field: Props) {
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      maxLength={textLimits.email}
    />
  );
}
