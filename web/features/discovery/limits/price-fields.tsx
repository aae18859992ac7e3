import { price } from '@orendi/contract/limits';
import { type Currency, formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { type LimitsTyped, priceNames, type PriceName } from './limits-values.ts';
import { pillClass } from './pill-class.ts';

interface Props {
  typed: LimitsTyped;
  faults: readonly string[];
  onChange: (change: Partial<LimitsTyped>) => void;
}

const labels: Record<PriceName, () => string> = {
  priceFrom: m.limits_price_from,
  priceTo: m.limits_price_to,
};
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
            label={labels[name]()}
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
