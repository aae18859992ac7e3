import type { Api } from '@orendi/contract/client-types';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { CurrentPassword } from './passwords.tsx';

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
      <CurrentPassword {...form.field('currentPassword')} />
    </FormDialog>
  );
}
