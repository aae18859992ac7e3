import type { ExchangeRate } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FormDialog } from '../form-dialog.tsx';

/** The rate of a currency that is not the euro itself. */
export type ForeignRate = ExchangeRate & { currency: Exclude<ExchangeRate['currency'], 'EUR'> };

interface Props {
  rate: ForeignRate;
  onClose: () => void;
}

/** Sets a rate. One that is far from the old one is asked for a second time: it may be a slip. */
export function RateDialog({ rate: { currency, per_eur: present }, onClose }: Props) {
  const form = useForm({ perEur: String(present), isSure: '' });
  const { errors, values, change } = form;
  // From then on, whether it is ticked or not.
  const isAsked = errors.isSure !== undefined || values.isSure !== '';

  return (
    <FormDialog
      form={form}
      heading={m.console_rate_heading()}
      success={m.console_rate_done()}
      send={(api, { perEur, isSure }) =>
        api('PUT /operator/rates/{currency}', {
          params: { currency },
          body: { perEur: perEur.trim().replace(',', '.'), isSure: isSure === 'true' },
        })
      }
      onClose={onClose}
    >
      <TextField
        {...form.field('perEur')}
        // A changed rate is a new question.
        onText={(perEur) => change({ perEur, isSure: '' })}
        label={m.console_rate_label({ currency })}
        isRequired
        inputMode="decimal"
        autoComplete="off"
      />
      {isAsked && (
        <div>
          {errors.isSure && (
            <p id="rate-doubt" className="mb-2 text-s font-medium text-accent-deep">
              {errors.isSure}
            </p>
          )}
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              name="isSure"
              value="true"
              aria-invalid={errors.isSure !== undefined}
              aria-describedby={errors.isSure && 'rate-doubt'}
              checked={values.isSure === 'true'}
              onChange={({ target }) => change({ isSure: target.checked ? 'true' : 'false' })}
              className="mt-1 size-5 shrink-0"
            />
            {m.console_rate_sure()}
          </label>
        </div>
      )}
    </FormDialog>
  );
}
