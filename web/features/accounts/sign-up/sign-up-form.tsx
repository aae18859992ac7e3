import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewPasswords } from '../new-passwords.tsx';
import { useEntering } from '../use-entering.tsx';
import { landingOf } from '../way-around.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { useTerms } from './use-terms.ts';

const empty = {
  name: '',
  surname: '',
  email: '',
  password: '',
  confirmPassword: '',
  birthDate: '',
};

/** Registers a seller who has accepted the terms, and signs them in. */
export function SignUpForm() {
  const form = useForm(empty);
  const { enter, spinner } = useEntering();
  const { Terms, fetchTerms, openTerms, closeTerms } = useTerms();
  const [hasRead, setRead] = useState(false);

  function register() {
    closeTerms();
    void form.submit(async (api, values) => {
      const user = await api('POST /auth/register', { body: { ...values, acceptTerms: true } });
      await enter(landingOf(user));
    });
  }

  return (
    <div onFocus={fetchTerms}>
      <FormFrame
        form={form}
        label={m.signup_submit()}
        onSubmit={() => {
          if (!form.isBusy()) openTerms();
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('name')}
            label={m.account_name()}
            isRequired
            autoComplete="given-name"
            autoCapitalize="words"
            maxLength={textLimits.name}
          />
          <TextField
            {...form.field('surname')}
            label={m.account_surname()}
            isRequired
            autoComplete="family-name"
            autoCapitalize="words"
            maxLength={textLimits.name}
          />
        </div>
        <EmailField {...form.field('email')} label={m.account_email()} autoComplete="email" />
        <NewPasswords field={form.field} label={m.password_label()} />
        <BirthDateField {...form.field('birthDate')} />
      </FormFrame>
      <UnsavedChanges isChanged={form.isChanged} />
      {Terms && (
        <Terms
          hasRead={hasRead}
          onRead={() => setRead(true)}
          onAgree={register}
          onCancel={closeTerms}
        />
      )}
      {spinner}
    </div>
  );
}
