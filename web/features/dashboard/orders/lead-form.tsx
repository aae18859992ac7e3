import { textLimits } from '@orendi/contract/limits';
import type { Request } from '@orendi/contract/schemas/request';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { randomKey } from '../../forms/random-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { loadOwnProducts } from '../../publishing/own-products/own-products.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showDashboardToast } from '../dashboard-toast.ts';
import { unopened, useRegion } from '../use-region.ts';
import { type Press, pressText } from './presses-section.tsx';

interface Props {
  businessId: number;
  /** The press that becomes the lead; none for one by hand. */
  press: Press | undefined;
  onAdded: (lead: Request) => void;
  onClose: () => void;
}

/** Writes down somebody who called, came to the shop or wrote in an app. */
export function LeadForm({ businessId, press, onAdded, onClose }: Props) {
  const form = useForm({ name: '', phone: '', item_id: '' }, ['press_id']);
  const [key] = useState(randomKey);
  const { data: products = [] } = useRegion(unopened, (api) => loadOwnProducts(api, businessId));

  const save = () =>
    form.submit(async (api, { name, phone, item_id }) => {
      const lead = await api('POST /private/business-request/create', {
        body: {
          name,
          phone,
          ...(item_id !== '' && { item_type: 'product', item_id }),
          ...(press && { press_id: press.id }),
        },
        headers: { 'Idempotency-Key': key },
      });
      showDashboardToast({ kind: 'success', text: m.leads_added({ name }), id: 'order-status' });
      onAdded(lead);
    });

  return (
    <FormDialog
      form={form}
      heading={press ? m.leads_press_name() : m.leads_add_heading()}
      text={press ? pressText(press) : m.leads_add_text()}
      label={m.leads_save()}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={m.orders_client()}
        // The dialog has been opened to type it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        autoCapitalize="words"
        maxLength={textLimits.requestName}
      />
      <TextField
        {...form.field('phone')}
        label={m.orders_phone()}
        type="tel"
        autoComplete="off"
        maxLength={textLimits.phone}
      />
      {!press && products.length > 0 && (
        <ChoiceField
          {...form.field('item_id')}
          label={m.leads_add_piece()}
          isClearable
          choices={products
            .map(({ id, name }) => ({ value: String(id), label: name }))
            .toSorted((one, other) => one.label.localeCompare(other.label, 'sq'))}
        />
      )}
    </FormDialog>
  );
}
