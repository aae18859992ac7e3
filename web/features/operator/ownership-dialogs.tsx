import type { KnownBusiness } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { CodeField } from '../accounts/code-field.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { TakeOutDialog } from './take-out-dialog.tsx';
import { ConsoleForm } from './use-console.tsx';

type Props = Pick<KnownBusiness, 'id' | 'business_name'>;

/** Makes an account the owner of a business without one. */
export function HandOverDialog({ id, business_name: name }: Props) {
  const form = useForm({ email: '', code: '' });
  return (
    <ConsoleForm
      form={form}
      heading={m.console_hand_over_heading({ name })}
      text={m.console_hand_over_text()}
      label={m.console_hand_over()}
      success={m.console_handed_over({ name })}
      send={(api, body) =>
        api('POST /operator/businesses/{id}/hand-over', { params: { id }, body })
      }
    >
      <EmailField {...form.field('email')} label={m.console_hand_over_email()} autoComplete="off" />
      <CodeField {...form.field('code')} label={m.console_code_label()} inputMode="numeric" />
    </ConsoleForm>
  );
}

/** Takes a business from its owner and staff. */
export function TakeBackDialog({ id, business_name: name }: Props) {
  return (
    <TakeOutDialog
      heading={m.console_take_back_heading({ name })}
      text={m.console_take_back_text()}
      label={m.console_take_back()}
      success={m.console_taken_back({ name })}
      send={(api, body) =>
        api('POST /operator/businesses/{id}/take-back', { params: { id }, body })
      }
    />
  );
}
