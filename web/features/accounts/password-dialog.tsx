import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { FormDialog } from '../forms/form-dialog.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useForm } from '../forms/use-form.ts';

interface Props {
  heading: string;
  text: string;
  label: string;
  onClose: () => void;
  send: (api: Api, body: { currentPassword: string }) => Promise<void>;
}

/** Asks for the password before something about the account is changed. */
export function PasswordDialog({ send, ...dialog }: Props) {
  const form = useForm({ currentPassword: '' });
  return (
    <FormDialog {...dialog} form={form} onSubmit={() => void form.submit(send)}>
      <PasswordField
        {...form.field('currentPassword')}
        label={m.account_current_password()}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
