import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../../api/browser-api.ts';
import { ApiFailure, type FieldFault } from '../../../api/failure.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { proveWork } from '../../captcha/prove-work.ts';
import { validationFailure } from '../../forms/form-failure.ts';
import { DateField, isoDateOf } from '../../forms/date-field.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { Fold } from '../../forms/fold.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewPasswords } from '../passwords.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useEntering } from '../use-entering.tsx';
import { afterSignIn } from '../way-around.ts';

const empty = {
  name: '',
  surname: '',
  email: '',
  password: '',
  confirmPassword: '',
  birthDate: '',
};

const required = ['name', 'surname', 'email', 'password', 'confirmPassword'] as const;

/** Registers a seller and signs them in. The terms are asked for last, when nothing else is missing, and once only. */
export function SignUpForm() {
  const form = useForm(empty);
  const { search } = useLocation();
  const { enter, spinner } = useEntering();
  const terms = useDialog();
  const hasRead = useRef(false);
  const [hasAccepted, setAccepted] = useState(false);

  const register = (acceptTerms = hasAccepted) =>
    form.submit(async (api, values) => {
      const faults = required
        .filter((field) => values[field].trim() === '')
        .map((path) => ({ path, msg: m.api_required() }));
      if (faults.length > 0) throw validationFailure(faults);
      try {
        const birthDate = isoDateOf(values.birthDate);
        const body = { ...values, birthDate, acceptTerms };
        const user = await proveWork((proof) => api('POST /auth/register', { ...proof, body }));
        await enter(afterSignIn(user, search));
      } catch (error) {
        const others = acceptTerms ? undefined : faultsBesidesTerms(error);
        if (others === undefined) throw error;
        if (others.length > 0) throw validationFailure(others);
        openTerms();
      }
    });

  function openTerms(): void {
    terms.open(fetchTerms, ({ TermsDialog, terms: text }) => (
      <TermsDialog
        terms={text}
        wasRead={hasRead.current}
        onRead={() => (hasRead.current = true)}
        onAgree={agree}
        onCancel={terms.close}
      />
    ));
  }

  function agree(): void {
    terms.close();
    setAccepted(true);
    void register(true);
  }

  return (
    // The long text is fetched once someone starts filling in the form. A failure is told when the dialog opens.
    <div onFocus={() => void fetchTerms().catch(() => {})}>
      <FormFrame form={form} label={m.signup_submit()} isLong onSubmit={() => void register()}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('name')}
            label={m.account_name()}
            autoComplete="given-name"
            autoCapitalize="words"
            maxLength={textLimits.name}
          />
          <TextField
            {...form.field('surname')}
            label={m.account_surname()}
            autoComplete="family-name"
            autoCapitalize="words"
            maxLength={textLimits.name}
          />
        </div>
        <EmailField {...form.field('email')} label={m.account_email()} autoComplete="email" />
        <NewPasswords field={form.field} label={m.password_label()} />
        <Fold
          heading={m.signup_optional()}
          text={m.signup_birth_date()}
          isFilled={form.values.birthDate !== ''}
          isInvalid={form.errors.birthDate !== undefined}
        >
          <DateField
            {...form.field('birthDate')}
            label={m.signup_birth_date()}
            hint={m.signup_birth_hint()}
            autoComplete="bday"
          />
        </Fold>
      </FormFrame>
      <UnsavedChanges isChanged={form.isChanged} />
      {terms.dialog}
      {spinner}
    </div>
  );
}

/** Other faults of a form whose terms are not accepted yet; undefined if it was not refused for the terms. */
function faultsBesidesTerms(error: unknown): FieldFault[] | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const others = error.errors.filter(({ path }) => path !== 'acceptTerms');
  return others.length < error.errors.length ? others : undefined;
}

async function fetchTerms() {
  const text = browserApi('GET /public/texts/{page}', { params: { page: 'terms' } });
  const { TermsDialog } = await import('./terms-dialog.tsx');
  return { TermsDialog, terms: await text };
}
