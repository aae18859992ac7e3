import type { Passkey } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

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
