import { textLimits } from '@orendi/contract/limits';
import type { Passkey } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { type ComponentProps, useState } from 'react';
import { useRevalidator } from 'react-router';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { deviceOf } from '../../settings/device-of.ts';
import { makePasskey, type Refusal } from '../device/ask-device.ts';

/** Adds a passkey: asks for its name and the password, then the browser asks its device. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ name: suggestedName(), currentPassword: '' });
  const [refusal, setRefusal] = useState<Refusal>();
  const { revalidate } = useRevalidator();

  const add = () => {
    setRefusal(undefined);
    return form.submit(async (api, { name, currentPassword }) => {
      const options = await api('POST /auth/passkeys/options', { body: { currentPassword } });
      const made = await makePasskey(options);
      if ('refusal' in made) return setRefusal(made.refusal);
      await api('POST /auth/passkeys', { body: { name, response: made.response } });
      await revalidate();
      showToast({ kind: 'success', text: m.passkey_added(), id: 'factors' });
      onClose();
    });
  };

  return (
    <QuestionDialog heading={m.passkey_add()} onCancel={onClose}>
      <p className="mt-2 mb-5 text-pretty text-ink-quiet">{m.passkey_add_text()}</p>
      <FormFrame form={form} label={m.factor_continue()} onSubmit={add} onCancel={onClose}>
        <PasskeyNameField {...form.field('name')} />
        <PasswordField
          {...form.field('currentPassword')}
          label={m.account_current_password()}
          autoComplete="current-password"
        />
        {refusal && refusal !== 'canceled' && (
          <p role="alert" className="text-s font-medium text-accent-deep">
            {refusal === 'exists' ? m.passkey_exists() : m.passkey_unsupported()}
          </p>
        )}
      </FormFrame>
    </QuestionDialog>
  );
}

/** By default a passkey is called like the device it is made on. */
function suggestedName(): string {
  const device = deviceOf(navigator.userAgent);
  return device ? m.account_session_device({ ...device }) : '';
}

export function RenamePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const form = useForm({ name });
  const { revalidate } = useRevalidator();

  const rename = () =>
    form.submit(async (api, body) => {
      await api('PUT /auth/passkeys/{id}', { params: { id }, body });
      await revalidate();
      onClose();
    });

  return (
    <QuestionDialog heading={m.passkey_rename_name({ name })} onCancel={onClose}>
      <div className="mt-5">
        <FormFrame form={form} label={m.passkey_rename_save()} onSubmit={rename} onCancel={onClose}>
          <PasskeyNameField {...form.field('name')} />
        </FormFrame>
      </div>
    </QuestionDialog>
  );
}

type PasskeyNameFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'error' | 'onText'
>;

/** What a passkey is called among those of the account. */
function PasskeyNameField(field: PasskeyNameFieldProps) {
  return (
    <TextField
      {...field}
      label={m.passkey_name()}
      isRequired
      autoComplete="off"
      maxLength={textLimits.passkeyName}
    />
  );
}
