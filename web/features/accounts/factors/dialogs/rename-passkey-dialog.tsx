import { textLimits } from '@orendi/contract/limits';
import type { Passkey } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { buttonClass } from '../../../../ui/button-class.ts';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useForm } from '../../../forms/use-form.ts';

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
        <FormFrame
          form={form}
          label={m.passkey_rename_save()}
          onSubmit={rename}
          after={
            <button type="button" onClick={onClose} className={buttonClass('plain', 'large')}>
              {m.account_cancel()}
            </button>
          }
        >
          <TextField
            {...form.field('name')}
            label={m.passkey_name()}
            isRequired
            autoComplete="off"
            maxLength={textLimits.passkeyName}
          />
        </FormFrame>
      </div>
    </QuestionDialog>
  );
}
