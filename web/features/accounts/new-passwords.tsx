import { password } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { PasswordField } from '../forms/password-field.tsx';

/** Field props of a text form, by name. */
type FieldOf = (name: 'password' | 'confirmPassword') => {
  name: string;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
};

export function NewPasswords({ field, label }: { field: FieldOf; label: string }) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        hint={m.password_rule({ count: password.min })}
        autoComplete="new-password"
        maxLength={password.max}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={m.password_confirm()}
        autoComplete="new-password"
        maxLength={password.max}
      />
    </>
  );
}
