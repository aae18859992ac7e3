import type { Api } from '@orendi/contract/client-types';
import type { RemovalForm } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { paths } from '../../../../platform/paths.ts';
import { Button } from '../../../forms/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { ChangeDialog, type FormDialogProps } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { CodeField } from '../../code-field.tsx';
import { CurrentPassword } from '../../passwords.tsx';

interface Props extends Omit<FormDialogProps, 'form' | 'onSubmit' | 'children'> {
  success: string;
  /** Names the codes that confirm it, where there are some. */
  codeLabel: string | undefined;
  /** Whether another passkey can confirm it. */
  hasPasskey: boolean;
  send: (api: Api, proof: RemovalForm) => Promise<unknown>;
}

/** Removes a factor after asking for the password, and for one that stays; without any, leads to the operator. */
export function RemovalDialog({ codeLabel, hasPasskey, send, ...dialog }: Props) {
  const { heading, onClose } = dialog;
  // A refused passkey is told where codes are; without a field for them, the form says it.
  const asked: Record<string, string> = codeLabel === undefined ? {} : { code: '' };
  const form = useForm<Record<string, string>>({ currentPassword: '', ...asked });

  async function remove(api: Api, { currentPassword = '', code = '' }: Record<string, string>) {
    const proof: RemovalForm = { currentPassword, code: code.trim() || undefined };
    if (hasPasskey && proof.code === undefined) {
      const options = await api('POST /auth/passkey-sign-in/options');
      const { askForPasskey } = await import('../device/ask-device.ts');
      proof.passkey = await askForPasskey(options, false);
    }
    await send(api, proof);
  }

  if (codeLabel === undefined && !hasPasskey) {
    return (
      <QuestionDialog heading={heading} onCancel={onClose}>
        <p className="mt-2 mb-5 text-pretty text-ink-quiet">{m.removal_by_operator()}</p>
        <a href={paths.contactUs} className={`${buttonClass('main', 'large')} w-full`}>
          {m.removal_write()}
        </a>
        <Button onClick={onClose} size="large" className="mt-5 w-full">
          {m.account_cancel()}
        </Button>
      </QuestionDialog>
    );
  }
  return (
    <ChangeDialog {...dialog} form={form} send={remove}>
      <CurrentPassword {...form.field('currentPassword')} />
      {codeLabel !== undefined && (
        <CodeField {...form.field('code')} label={codeLabel} isRequired={!hasPasskey} />
      )}
      {hasPasskey && (
        <p className="text-s text-ink-quiet">
          {codeLabel === undefined ? m.removal_passkey() : m.removal_passkey_or_code()}
        </p>
      )}
    </ChangeDialog>
  );
}
