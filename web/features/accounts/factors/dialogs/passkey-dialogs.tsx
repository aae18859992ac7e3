import { textLimits } from '@orendi/contract/limits';
import type { Passkey } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldState, useForm } from '../../../forms/use-form.ts';
import { CurrentPassword } from '../../passwords.tsx';
import { deviceOf } from '../../settings/device-of.ts';
import { makePasskey } from '../device/ask-device.ts';

/** Adds a passkey: asks for its name and the password, then the browser asks its device. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ name: suggestedName(), currentPassword: '' });
  const { revalidate } = useRevalidator();

  const add = () =>
    form.submit(async (api, { name, currentPassword }) => {
      const options = await api('POST /auth/passkeys/options', { body: { currentPassword } });
      const response = await makePasskey(options);
      await api('POST /auth/passkeys', { body: { name, response } });
      await revalidate();
      showToast({ kind: 'success', text: m.passkey_added(), id: 'factors' });
      onClose();
    });

  return (
    <FormDialog
      form={form}
      heading={m.passkey_add()}
      text={m.passkey_add_text()}
      label={m.factor_continue()}
      onSubmit={add}
      onClose={onClose}
    >
      <PasskeyNameField {...form.field('name')} />
      <CurrentPassword {...form.field('currentPassword')} />
    </FormDialog>
  );
}

/** Names a new passkey after the device it is made on. */
function suggestedName(): string {
  const device = deviceOf(navigator.userAgent);
  return device ? m.account_session_device(device) : '';
}

export function RenamePasskeyDialog(props: { passkey: Passkey; onClose: () => void }) {
  const { passkey, onClose } = props;
  const { id, name } = passkey;
  const form = useForm({ name });
  const { revalidate } = useRevalidator();

  const rename = () =>
    form.submit(async (api, body) => {
      await api('PUT /auth/passkeys/{id}', { params: { id }, body });
      await revalidate();
      onClose();
    });

  return (
    <FormDialog
      form={form}
      heading={m.passkey_rename_name({ name })}
      label={m.passkey_rename_save()}
      onSubmit={rename}
      onClose={onClose}
    >
      <PasskeyNameField {...form.field('name')} />
    </FormDialog>
  );
}

function PasskeyNameField(field: FieldState) {
  return (
    <TextField
      {...field}
      label={m.passkey_name()}
      autoComplete="off"
      maxLength={textLimits.passkeyName}
    />
  );
}
