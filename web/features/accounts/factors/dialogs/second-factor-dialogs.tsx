import { textLimits } from '@orendi/contract/limits';
import type { NewAuthenticator } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../forms/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { copyText } from '../../../../ui/copy-text.ts';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { PasswordDialog } from '../../password-dialog.tsx';

/** Turns the second factor on, in three steps: the password, the app with its first code, the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [authenticator, setAuthenticator] = useState<NewAuthenticator>();
  const [codes, setCodes] = useState<string[]>();
  const { revalidate } = useRevalidator();

  if (codes) return <CodesDialog codes={codes} onKept={onClose} />;
  if (authenticator === undefined) {
    return (
      <PasswordDialog
        heading={m.factor_on_heading()}
        text={m.factor_password_first()}
        label={m.factor_continue()}
        onClose={onClose}
        send={async (api, body) =>
          setAuthenticator(await api('POST /auth/authenticator', { body }))
        }
      />
    );
  }
  return (
    <QuestionDialog heading={m.factor_on_heading()} onCancel={onClose}>
      <AppStep
        authenticator={authenticator}
        onCancel={onClose}
        onCodes={(given) => {
          setCodes(given);
          void revalidate();
        }}
      />
    </QuestionDialog>
  );
}

interface AppStepProps {
  authenticator: NewAuthenticator;
  onCancel: () => void;
  onCodes: (recoveryCodes: string[]) => void;
}

/** Hands the secret to an app, by QR code, link or typing, and asks for its first code. */
function AppStep({ authenticator, onCancel, onCodes }: AppStepProps) {
  const { qr, secret, token, uri } = authenticator;
  const form = useForm({ code: '' });

  const confirm = () =>
    form.submit(async (api, { code }) => {
      const { recoveryCodes } = await api('POST /auth/authenticator/confirm', {
        body: { token, code },
      });
      onCodes(recoveryCodes);
    });

  return (
    <>
      <p className="mt-2 text-pretty text-ink-quiet">{m.factor_scan()}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={m.factor_qr()}
        className="mx-auto my-4 size-48"
      />
      <p className="text-s text-ink-quiet">
        {m.factor_same_phone()}{' '}
        <a href={uri} className="font-medium text-ink underline underline-offset-4">
          {m.factor_open_app()}
        </a>
      </p>
      <p className="mt-3 text-s text-ink-quiet">{m.factor_key()}</p>
      <p className="mt-1 mb-5 rounded-m bg-sand px-4 py-3 font-medium break-words tabular-nums select-all">
        {(secret.match(/.{1,4}/g) ?? []).join(' ')}
      </p>
      <FormFrame form={form} label={m.factor_turn_on()} onSubmit={confirm} onCancel={onCancel}>
        <TextField
          {...form.field('code')}
          label={m.factor_code()}
          isRequired
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={textLimits.signInCode}
        />
      </FormFrame>
    </>
  );
}

/** Replaces the recovery codes after asking for the password, and shows the new ones. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const { revalidate } = useRevalidator();

  if (codes) return <CodesDialog codes={codes} onKept={onClose} />;
  return (
    <PasswordDialog
      heading={m.factor_renew()}
      text={m.factor_renew_text()}
      label={m.factor_renew_confirm()}
      onClose={onClose}
      send={async (api, body) => {
        const { recoveryCodes } = await api('POST /auth/recovery-codes', { body });
        setCodes(recoveryCodes);
        void revalidate();
      }}
    />
  );
}

/**
 * Shows new recovery codes, with ways to keep them; only saying that they are kept closes it, as they cannot be seen
 * again.
 */
function CodesDialog({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [isCopied, setCopied] = useState<boolean>();
  const text = codes.join('\n');

  return (
    <QuestionDialog heading={m.factor_codes_heading()} onCancel={() => {}}>
      <p className="mt-2 text-pretty text-ink-quiet">{m.factor_codes_text()}</p>
      <ul className="my-4 grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-m bg-sand px-4 py-3 text-center font-medium tabular-nums select-all xs:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mb-3 flex flex-wrap gap-3">
        <Button onClick={() => void copyText(text).then(setCopied)}>{m.factor_copy()}</Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="orendi.txt"
          className={buttonClass()}
        >
          {m.factor_download()}
        </a>
      </div>
      <output className="block min-h-6 text-s text-ink-quiet">
        {isCopied !== undefined && (isCopied ? m.factor_copied() : m.factor_copy_failed())}
      </output>
      <Button onClick={onKept} kind="main" size="large" className="mt-2 w-full">
        {m.factor_kept()}
      </Button>
    </QuestionDialog>
  );
}
