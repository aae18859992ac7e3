import type { Language } from '@orendi/contract/language';
import type { ExchangeRate } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ConsolePanel } from '../console-page.tsx';
import { ConsoleRow, RowButton, RowChoice, RowFacts, RowName } from '../console-row.tsx';
import { ConsoleForm, useConsole } from '../use-console.tsx';

type ForeignRate = ExchangeRate & { currency: Exclude<ExchangeRate['currency'], 'EUR'> };

export function Rates({ rates }: { rates: ExchangeRate[] }) {
  const language = useLanguage();
  const { open } = useConsole();
  const edit = (rate: ForeignRate) => open(<RateDialog rate={rate} />);
  return (
    <ConsolePanel heading={m.console_rates()} text={m.console_rates_text()}>
      <ul aria-label={m.console_rates()} data-compact>
        {rates.filter(isForeign).map((rate) => (
          <ConsoleRow
            key={rate.currency}
            actions={<RowButton onPress={() => edit(rate)}>{m.console_edit()}</RowButton>}
          >
            <RowName className="tabular-nums">
              1 EUR = {rateText(rate.per_eur, language)} {rate.currency}
            </RowName>
            {rate.updated_at !== null && (
              <RowFacts>{m.console_rate_since({ date: dayText(rate.updated_at) })}</RowFacts>
            )}
          </ConsoleRow>
        ))}
      </ul>
    </ConsolePanel>
  );
}

function isForeign(rate: ExchangeRate): rate is ForeignRate {
  return rate.currency !== 'EUR';
}

/** A rate with all its decimals, as the language writes numbers: `97.453`, `1.084`. */
export function rateText(rate: number, language: Language): string {
  // The shop writes Albanian numbers as German ones are written.
  const locale = language === 'al' ? 'de' : 'en';
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(rate);
}

/** Sets a rate. A rate far from the old one has to be confirmed: it may be a typo. */
function RateDialog({ rate: { currency, per_eur: present } }: { rate: ForeignRate }) {
  const form = useForm({ perEur: String(present), isSure: '' });
  const { errors, values, change } = form;
  // Once asked, the question stays, ticked or not.
  const isAsked = errors.isSure !== undefined || values.isSure !== '';

  return (
    <ConsoleForm
      form={form}
      heading={m.console_rate_heading()}
      success={m.console_rate_done()}
      send={(api, { perEur, isSure }) =>
        api('PUT /operator/rates/{currency}', {
          params: { currency },
          body: { perEur: perEur.trim().replace(',', '.'), isSure: isSure === 'true' },
        })
      }
    >
      <TextField
        {...form.field('perEur')}
        // A changed rate is a new question.
        onText={(perEur) => change({ perEur, isSure: '' })}
        label={m.console_rate_label({ currency })}
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
          <RowChoice
            name="isSure"
            aria-invalid={errors.isSure !== undefined}
            aria-describedby={errors.isSure && 'rate-doubt'}
            checked={values.isSure === 'true'}
            onChange={({ target }) => change({ isSure: target.checked ? 'true' : 'false' })}
          >
            {m.console_rate_sure()}
          </RowChoice>
        </div>
      )}
    </ConsoleForm>
  );
}
