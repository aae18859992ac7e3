import { price } from '@orendi/contract/limits';
import { flagNames } from '@orendi/contract/listing-filters';
import { type Currency } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { pillClass } from './pill-class.ts';
import { labelOf } from '../filter-texts.ts';
import { type LimitsTyped, priceNames, sizeNames, weekNames } from './limits-values.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { readCentimeters } from '../../../platform/centimeters.ts';
import { numberText } from '../../../platform/number-text.ts';
import { LengthField } from '../../catalogue/fit/length-field.tsx';
import { SpaceDrawing } from '../../catalogue/fit/space-drawing.tsx';
import { type Measures, person } from '../../catalogue/scale/scale-scene.ts';
import { judgeFit, nowhere, type Space, type Standing } from '../../catalogue/fit/judge-fit.ts';
import type { ProductKind } from '../../catalogue/scale/silhouettes.ts';

interface Props {
  typed: LimitsTyped;
  onChange: (change: Partial<LimitsTyped>) => void;
}

const offered = ['EUR', 'ALL', 'USD'] as const satisfies readonly Currency[];

/** The lowest and the highest price, and the currency they are in. */
export function PriceFields({ typed, faults, onChange }: Props & { faults: readonly string[] }) {
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
                ? m.limits_fault_price({ max: numberText(price.max) })
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
            {currency === 'ALL' ? m.currency_all() : currency}
          </label>
        ))}
      </fieldset>
    </fieldset>
  );
}

const weeks = ['1', '2', '4', '6', '8', '12'];

/** When a piece is ready, and what the seller does. */
export function OfferFields({ typed, onChange }: Props) {
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

/** The space that a piece is to fit, and a drawing that follows what is typed. */
export function SizeFields({ typed, isTold, onChange }: Props & { isTold: boolean }) {
  const space = {
    length: readCentimeters(typed.fitsLength) ?? undefined,
    depth: readCentimeters(typed.fitsWidth) ?? undefined,
    height: readCentimeters(typed.fitsHeight) ?? undefined,
  };
  const isDepthAlone = Boolean(space.depth) && !space.length;
  return (
    // Beside all the rest.
    <fieldset className="min-w-0 nav:[grid-area:1/2/span_2]">
      <legend className="mb-2 font-semibold">{m.limits_space()}</legend>
      <figure className="mb-3 rounded-m bg-sand px-3 pt-1 pb-2">
        <div className="[--height-space:clamp(_var(--spacing)*24,var(--panel-room,100dvh)_-_var(--spacing)*80,var(--spacing)*36_)] grid content-end h-(--height-space) nav:[--height-space:--spacing(52)]">
          <SpaceDrawing space={space} {...examplePiece(space)} color={null} />
        </div>
        <figcaption className="mt-1 text-center text-xs text-balance text-ink-quiet">
          {m.limits_person({ person: `${numberText(person.height)} cm` })}
        </figcaption>
      </figure>
      <div className="grid grid-cols-3 gap-3">
        {sizeNames.map((name) => (
          <LengthField
            key={name}
            name={name}
            label={labelOf(name)}
            text={typed[name]}
            isTold={isTold}
            onText={(text) => onChange({ [name]: text })}
          />
        ))}
      </div>
      <p className="text-xs text-ink-quiet" aria-live="polite">
        {isDepthAlone ? m.limits_width_alone() : m.limits_space_hint()}
      </p>
    </fieldset>
  );
}

/** Common sizes in centimeters, from large to small. */
const examples: (Measures & { kind: ProductKind })[] = [
  { kind: 'sofa', length: 220, width: 95, height: 85 },
  { kind: 'sofa', length: 160, width: 90, height: 85 },
  { kind: 'sofa', length: 90, width: 85, height: 85 },
  { kind: 'lowboard', length: 150, width: 40, height: 50 },
  { kind: 'chair', length: 50, width: 45, height: 90 },
  { kind: 'drawers', length: 45, width: 35, height: 50 },
];

/** The largest of some common pieces that fits a space, as it would look there. */
function examplePiece(space: Space): { kind: ProductKind; standing: Standing } {
  for (const { kind, ...piece } of examples) {
    const { verdict, placed } = judgeFit(piece, space);
    if (verdict === 'fits') return { kind, standing: placed };
  }
  return { kind: 'box', standing: nowhere };
}
