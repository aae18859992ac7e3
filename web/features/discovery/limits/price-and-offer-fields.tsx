import { price } from '@orendi/contract/limits';
import { flagNames } from '@orendi/contract/listing-filters';
import { type Currency, formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { pillClass } from './pill-class.ts';
import { labelOf } from '../filter-texts.ts';
import { type LimitsTyped, priceNames, weekNames } from './limits-values.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';

interface Props {
  typed: LimitsTyped;
  faults: readonly string[];
  onChange: (change: Partial<LimitsTyped>) => void;
}

const currencyNames: Record<Currency, () => string> = {
  EUR: () => 'EUR',
  ALL: m.limits_lek,
  USD: () => 'USD',
};
const offered = ['EUR', 'ALL', 'USD'] as const satisfies readonly Currency[];

/** The lowest and the highest price, and the currency they are in. */
export function PriceFields({ typed, faults, onChange }: Props) {
  const language = useLanguage();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{m.home_price()}</legend>
      <div className="grid grid-cols-2 gap-3">
        {priceNames.map((name) => (
          <DecimalField
            key={name}
            name={name}
            inputName={name}
            label={labelOf(name)}
            isRequired={false}
            isMoney
            currency={typed.priceCurrency}
            enterKeyHint="done"
            value={typed[name]}
            error={
              faults.includes(name)
                ? m.limits_fault_price({ max: formatNumber(price.max, language) })
                : undefined
            }
            onText={(text, stated) =>
              onChange({ [name]: text, ...(stated && { priceCurrency: stated }) })
            }
          />
        ))}
      </div>
      <fieldset className="mt-1 flex gap-2" aria-label={m.limits_currency()}>
        {offered.map((currency) => (
          <label key={currency} className={pillClass}>
            <input
              type="radio"
              name="priceCurrency"
              value={currency}
              checked={typed.priceCurrency === currency}
              onChange={() => onChange({ priceCurrency: currency })}
              className="sr-only"
            />
            {currencyNames[currency]()}
          </label>
        ))}
      </fieldset>
    </fieldset>
  );
}

interface OfferFieldsProps {
  typed: LimitsTyped;
  onChange: (change: Partial<LimitsTyped>) => void;
}

const weeks = ['1', '2', '4', '6', '8', '12'];

/** When a piece is ready, and what the seller does. */
export function OfferFields({ typed, onChange }: OfferFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{m.limits_offer()}</legend>
      <div className="flex flex-wrap gap-2">
        {flagNames.map((name) => (
          <label key={name} className={pillClass}>
            <input
              type="checkbox"
              name={name}
              value="true"
              checked={typed[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
              className="size-4 outline-none"
            />
            {labelOf(name)}
          </label>
        ))}
      </div>
      {weekNames.map((name) => (
        <div key={name} className="mt-3 max-w-60">
          <Field label={labelOf(name)}>
            {(control) => (
              <Select
                {...control}
                name={name}
                value={typed[name]}
                onChange={({ target }) => onChange({ [name]: target.value })}
              >
                <option value="">{m.limits_lead_time_any()}</option>
                {[...new Set([...weeks, typed[name]])]
                  .filter(Boolean)
                  .toSorted((one, other) => Number(one) - Number(other))
                  .map((count) => (
                    <option key={count} value={count}>
                      {m.limits_weeks({ count: Number(count) })}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </div>
      ))}
    </fieldset>
  );
}
