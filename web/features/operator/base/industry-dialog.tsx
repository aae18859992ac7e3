import type { Api } from '@orendi/contract/client-types';
import type { KnownIndustry } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { useForm } from '../../forms/use-form.ts';
import { NameFields } from './name-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';

interface Props {
  /** Null adds one. */
  industry: KnownIndustry | null;
  onClose: () => void;
}

export function IndustryDialog({ industry, onClose }: Props) {
  const form = useForm({
    name: industry?.industry_name ?? '',
    nameAl: industry?.industry_name_al ?? '',
  });

  const send = (api: Api, body: typeof form.values) =>
    industry === null
      ? api('POST /operator/industries', { body })
      : api('PUT /operator/industries/{id}', { params: { id: industry.id }, body });

  return (
    <FormDialog
      form={form}
      heading={industry === null ? m.console_industry_add() : m.console_industry_rename()}
      success={m.console_saved()}
      send={send}
      onClose={onClose}
    >
      <NameFields field={form.field} />
    </FormDialog>
  );
}
