import { m } from '@orendi/messages';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { flagNames, type LimitsTyped } from './limits-values.ts';
import { pillClass } from './pill-class.ts';

interface Props {
  typed: LimitsTyped;
  onChange: (change: Partial<LimitsTyped>) => void;
}

const flagLabels: Record<(typeof flagNames)[number], () => string> = {
  inStock: m.home_in_stock,
  madeToMeasure: m.limits_made_to_measure,
  assembly: m.limits_assembly,
};
const weeks = ['1', '2', '4', '6', '8', '12'];

/** When a piece is ready, and what the seller does. */
export function OfferFields({ typed, onChange }: Props) {
  const { leadTimeTo } = typed;
  const isUnusual = leadTimeTo !== '' && !weeks.includes(leadTimeTo);
  const offered = isUnusual ? [leadTimeTo, ...weeks] : weeks;
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
            {flagLabels[name]()}
          </label>
        ))}
      </div>
      <div className="mt-3 max-w-60">
        <Field label={m.limits_lead_time()}>
          {(control) => (
            <Select
              {...control}
              name="leadTimeTo"
              value={leadTimeTo}
              onChange={({ target }) => onChange({ leadTimeTo: target.value })}
            >
              <option value="">{m.limits_lead_time_any()}</option>
              {offered
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
    </fieldset>
  );
}
