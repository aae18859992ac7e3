import { textLimits } from '@orendi/contract/limits';
import type { Passkey } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ChangeDialog } from '../../../forms/form-dialog.tsx';
import { type FieldState, useForm } from '../../../forms/use-form.ts';
import { CurrentPassword } from '../../passwords.tsx';
import { deviceOf } from '../../settings/device-of.ts';
import { makePasskey } from '../device/ask-device.ts';

/** Adds a passkey: asks for its name and the password, then the browser asks its device. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ name: suggestedName(), currentPassword: '' });
  return (
    <ChangeDialog
      form={form}
      heading={m.passkey_add()}
      text={m.passkey_add_text()}
      label={m.factor_continue()}
      success={m.passkey_added()}
      send={async (api, { name, currentPassword }) => {
        const options = await api('POST /auth/passkeys/options', { body: { currentPassword } });
        const response = await makePasskey(options);
        await api('POST /auth/passkeys', { body: { name, response } });
      }}
      onClose={onClose}
    >
      <PasskeyNameField {...form.field('name')} />
      <CurrentPassword {...form.field('currentPassword')} />
    </ChangeDialog>
  );
}

/** Names a new passkey after the device it is made on. */
function suggestedName(): string {
  const device = deviceOf(navigator.userAgent);
  return device ? m.account_session_device(device) : '';
}

export function RenamePasskeyDialog(props: { passkey: Passkey; onClose: () => void }) {
  const { id, name } = props.passkey;
  const form = useForm({ name });
  return (
    <ChangeDialog
      form={form}
      heading={m.passkey_rename_name({ name })}
      label={m.passkey_rename_save()}
      send={(api, body) => api('PUT /auth/passkeys/{id}', { params: { id }, body })}
      onClose={props.onClose}
    >
      <PasskeyNameField {...form.field('name')} />
    </ChangeDialog>
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
