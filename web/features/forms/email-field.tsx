import { textLimits } from '@orendi/contract/limits';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'isRequired'> {
  /** The address that one signs in with is a user's name to password managers. */
  autoComplete: 'email' | 'username';
  isRequired?: boolean;
}

/** A field for an e-mail address, with the keyboard for it. */
export function EmailField({ isRequired = true, ...field }: Props) {
  return (
    <TextField
      {...field}
      isRequired={isRequired}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      maxLength={textLimits.email}
    />
  );
}
