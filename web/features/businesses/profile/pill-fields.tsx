import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { type ComponentProps, useId } from 'react';
import {
  contactSwitches,
  type ContactSwitches,
  type ContactWay,
  contactWays,
} from '@orendi/contract/contact-ways';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { industryName } from '../../catalogue/local-name.ts';

function Pill({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 rounded-pill border border-line-control bg-surface px-4 text-s font-medium transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input {...input} type="checkbox" className="size-4 outline-none" />
      {children}
    </label>
  );
}

interface Props {
  industries: Industry[];
  /** The initial selection; afterwards the checkboxes are uncontrolled. */
  first: readonly number[];
  error: string | undefined;
  onChange: () => void;
}

export const industryField = 'industry_ids';

export function IndustryField({ industries, first, error, onChange }: Props) {
  const language = useLanguage();
  const id = useId();
  const [labelId, errorId] = [`${id}-label`, `${id}-error`];
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={error && errorId}>
      <p className="mb-1.5 flex gap-1 text-s font-medium">
        <span id={labelId}>{m.profile_industries()}</span>
        <span aria-hidden="true" className="text-accent">
          *
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {industries.map((industry) => (
          <Pill
            key={industry.id}
            name={industryField}
            value={industry.id}
            defaultChecked={first.includes(industry.id)}
            aria-invalid={error !== undefined}
            aria-describedby={error && errorId}
            onChange={onChange}
          >
            {industryName(industry, language)}
          </Pill>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-xs font-medium text-accent-deep">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function chosenIndustries(form: HTMLFormElement | null): string[] {
  return form === null ? [] : new FormData(form).getAll(industryField).map(String);
}

const names: Record<ContactWay, () => string> = {
  phone: m.profile_shows_phone,
  whatsapp: m.profile_shows_whatsapp,
  viber: m.profile_shows_viber,
};

type Values = Record<keyof ContactSwitches, string>;

/** The ways by which visitors may reach the business directly, all off until they are chosen. */
export function ContactSwitchFields(props: {
  values: Values;
  onChange: (changed: Partial<Values>) => void;
}) {
  const { values, onChange } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-1.5 text-s font-medium">{m.profile_contact_ways()}</legend>
      <div className="flex flex-wrap gap-2">
        {contactWays.map((way) => {
          const name = contactSwitches[way];
          return (
            <Pill
              key={way}
              name={name}
              value="true"
              checked={values[name] === 'true'}
              onChange={({ target }) => onChange({ [name]: String(target.checked) })}
            >
              {names[way]()}
            </Pill>
          );
        })}
      </div>
      <p id={id} className="mt-2 text-s text-pretty text-ink-quiet">
        {m.profile_contact_hint()}
      </p>
    </fieldset>
  );
}
