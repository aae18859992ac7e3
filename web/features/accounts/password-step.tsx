import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { FormFrame } from '../forms/form-frame.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useForm } from '../forms/use-form.ts';

interface Props {
  text: string;
  label: string;
  onCancel: () => void;
  send: (api: Api, currentPassword: string) => Promise<void>;
}

/** The part of a dialog that asks for the password. */
export function PasswordStep({ text, label, onCancel, send }: Props) {
  const form = useForm({ currentPassword: '' });
  return (
    <>
      <p className="mt-2 mb-5 text-pretty text-ink-quiet">{text}</p>
      <FormFrame
        form={form}
        label={label}
        onSubmit={() => form.submit((api, { currentPassword }) => send(api, currentPassword))}
        onCancel={onCancel}
      >
        <PasswordField
          {...form.field('currentPassword')}
          label={m.account_current_password()}
          autoComplete="current-password"
        />
      </FormFrame>
    </>
  );
}
