import { textLimits } from '@orendi/contract/limits';
import type { NewAuthenticator } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useForm } from '../../../forms/use-form.ts';

interface Props {
  authenticator: NewAuthenticator;
  onCancel: () => void;
  onCodes: (recoveryCodes: string[]) => void;
}

/** Hands the secret to an app, by QR code, link or typing, and asks for its first code. */
export function AppStep({ authenticator, onCancel, onCodes }: Props) {
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
