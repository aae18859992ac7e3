import { password } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { PasswordField } from '../forms/password-field.tsx';
import type { FieldState } from '../forms/use-form.ts';

/** Proves whose account it is before something about it is changed. */
export function CurrentPassword(field: FieldState) {
  return (
    <PasswordField
      {...field}
      label={m.account_current_password()}
      autoComplete="current-password"
    />
  );
}

interface Props {
  field: (name: 'password' | 'confirmPassword') => FieldState;
  label: string;
}

export function NewPasswords({ field, label }: Props) {
  const common = { autoComplete: 'new-password', maxLength: password.max } as const;
  const hint = m.password_rule({ count: password.min });
  return (
    <>
      <PasswordField {...common} {...field('password')} label={label} hint={hint} />
      <PasswordField {...common} {...field('confirmPassword')} label={m.password_confirm()} />
    </>
  );
}
