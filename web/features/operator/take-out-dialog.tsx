import { textLimits } from '@orendi/contract/limits';
import type { KnownBusiness, KnownListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useCounted } from '../../platform/use-counted.ts';
import { CodeField } from '../accounts/code-field.tsx';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { ConsoleForm, type ConsoleFormProps } from './use-console.tsx';

type Props = Omit<ConsoleFormProps<{ reason: string; code: string }>, 'form' | 'children'>;

/** Takes something out of the shop: asks for the reason, which its seller reads, and for a code of the second factor. */
export function TakeOutDialog(props: Props) {
  const form = useForm({ reason: '', code: '' });
  return (
    <ConsoleForm form={form} {...props}>
      <CountedTextField
        {...form.field('reason')}
        label={m.console_reason_label()}
        isRequired
        max={textLimits.description}
      />
      <CodeField {...form.field('code')} label={m.console_code_label()} inputMode="numeric" />
    </ConsoleForm>
  );
}

/** Hides a listing. */
export function HideDialog({ listing: { id, name } }: { listing: KnownListing }) {
  return (
    <TakeOutDialog
      heading={m.console_hide_heading({ name })}
      text={m.console_hide_text()}
      label={m.console_hide()}
      success={m.console_hidden_done({ name })}
      send={(api, body) => api('POST /operator/listings/{id}/hide', { params: { id }, body })}
    />
  );
}

/** Says no to a new business. It is out of the shop as it is, so no code is asked for. */
export function RefuseDialog({
  business: { id, business_name: name },
}: {
  business: KnownBusiness;
}) {
  const form = useForm({ reason: '' });
  return (
    <ConsoleForm
      form={form}
      heading={m.console_refuse_heading({ name })}
      text={m.console_refuse_text()}
      label={m.console_refuse()}
      success={m.console_refused_done({ name })}
      send={(api, body) => api('POST /operator/businesses/{id}/refuse', { params: { id }, body })}
    >
      <CountedTextField
        {...form.field('reason')}
        label={m.console_reason_label()}
        isRequired
        max={textLimits.description}
      />
    </ConsoleForm>
  );
}

/** Hides several listings for one reason, with one code. */
export function HideManyDialog({ ids }: { ids: number[] }) {
  const counted = useCounted();
  return (
    <TakeOutDialog
      heading={m.console_hide_many_heading(counted(ids.length))}
      text={m.console_hide_many_text()}
      label={m.console_hide()}
      success={m.console_hidden_many(counted(ids.length))}
      send={(api, body) => api('POST /operator/listings/hide', { body: { ids, ...body } })}
    />
  );
}
