import type { Api } from '@orendi/contract/client-types';
import type { NewAuthenticator, RenewCodesForm } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../forms/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { copyText } from '../../../../ui/copy-text.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ChangeDialog, FormDialog, type FormDialogProps } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { CodeField } from '../../code-field.tsx';
import { CurrentPassword } from '../../passwords.tsx';

/**
 * Turns the second factor on, in three steps: the password, the recovery codes, the app with its first code. Only the
 * last one changes anything, so that nobody has a second factor whose recovery codes nobody has seen.
 */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [authenticator, setAuthenticator] = useState<NewAuthenticator>();
  const [areKept, setKept] = useState(false);

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
  if (!areKept) {
    return (
      <CodesDialog
        codes={authenticator.recoveryCodes}
        keep={async () => setKept(true)}
        onClose={onClose}
      />
    );
  }
  return <AppDialog authenticator={authenticator} onClose={onClose} />;
}

interface PasswordDialogProps extends Omit<FormDialogProps, 'form' | 'onSubmit' | 'children'> {
  send: (api: Api, body: { currentPassword: string }) => Promise<void>;
}

function PasswordDialog({ send, ...dialog }: PasswordDialogProps) {
  const form = useForm({ currentPassword: '' });
  return (
    <FormDialog {...dialog} form={form} onSubmit={() => void form.submit(send)}>
      <CurrentPassword {...form.field('currentPassword')} />
    </FormDialog>
  );
}

/** Hands the secret to an app, by QR code, link or typing, and asks for its first code. */
function AppDialog(props: { authenticator: NewAuthenticator; onClose: () => void }) {
  const { authenticator, onClose } = props;
  const { qr, secret, token, uri } = authenticator;
  const form = useForm({ code: '' });
  return (
    <ChangeDialog
      form={form}
      heading={m.factor_on_heading()}
      text={m.factor_scan()}
      label={m.factor_turn_on()}
      success={m.factor_on_done()}
      send={(api, { code }) => api('POST /auth/authenticator/confirm', { body: { token, code } })}
      onClose={onClose}
    >
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={m.factor_qr()}
        className="mx-auto size-48"
      />
      <p className="text-s text-ink-quiet">
        {m.factor_same_phone()}{' '}
        <a href={uri} className="font-medium text-ink underline underline-offset-4">
          {m.factor_open_app()}
        </a>
      </p>
      <p className="-mb-4 text-s text-ink-quiet">{m.factor_key()}</p>
      <p className="rounded-m bg-sand px-4 py-3 font-medium break-words tabular-nums select-all">
        {(secret.match(/.{1,4}/g) ?? []).join(' ')}
      </p>
      <CodeField {...form.field('code')} label={m.factor_code()} inputMode="numeric" />
    </ChangeDialog>
  );
}

/** Shows new recovery codes after asking for the password; they replace the old ones once they are kept. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [offer, setOffer] = useState<{ codes: string[]; body: RenewCodesForm }>();
  const { revalidate } = useRevalidator();

  if (offer) {
    return (
      <CodesDialog
        codes={offer.codes}
        keep={async (api) => {
          await api('POST /auth/recovery-codes', { body: offer.body });
          await revalidate();
          showToast({ kind: 'success', text: m.factor_renew_done(), id: 'changed' });
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <PasswordDialog
      heading={m.factor_renew()}
      text={m.factor_renew_text()}
      label={m.factor_renew_confirm()}
      onClose={onClose}
      send={async (api, body) => {
        const { recoveryCodes, token } = await api('POST /auth/recovery-codes/offer', { body });
        setOffer({ codes: recoveryCodes, body: { ...body, token } });
      }}
    />
  );
}

interface CodesDialogProps {
  codes: string[];
  /** Runs once their owner says that they are kept. */
  keep: (api: Api) => Promise<void>;
  onClose: () => void;
}

/** Shows new recovery codes, with ways to keep them; closing it leaves everything as it was. */
function CodesDialog({ codes, keep, onClose }: CodesDialogProps) {
  const [isCopied, setCopied] = useState<boolean>();
  const form = useForm({});
  const text = codes.join('\n');

  return (
    <FormDialog
      form={form}
      heading={m.factor_codes_heading()}
      text={m.factor_codes_text()}
      label={m.factor_kept()}
      onSubmit={() => form.submit(keep)}
      onClose={onClose}
    >
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-m bg-sand px-4 py-3 text-center font-medium tabular-nums select-all xs:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(text).then(setCopied)}>{m.factor_copy()}</Button>
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="orendi.txt"
          label={m.factor_download()}
        />
      </div>
      <output className="-mt-4 block min-h-6 text-s text-ink-quiet">
        {isCopied !== undefined && (isCopied ? m.factor_copied() : m.factor_copy_failed())}
      </output>
    </FormDialog>
  );
}
