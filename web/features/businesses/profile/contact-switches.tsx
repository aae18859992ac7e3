import {
  contactSwitches,
  type ContactSwitches,
  type ContactWay,
  contactWays,
} from '@orendi/contract/contact-ways';
import { m } from '@orendi/messages';
import { useId } from 'react';

const names: Record<ContactWay, () => string> = {
  phone: m.profile_shows_phone,
  whatsapp: m.profile_shows_whatsapp,
  viber: m.profile_shows_viber,
};

type Values = Record<keyof ContactSwitches, string>;

interface Props {
  values: Values;
  onChange: (changed: Partial<Values>) => void;
}

/** The ways by which visitors may reach the business directly, all off until they are chosen. */
export function ContactSwitchFields({ values, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-1.5 text-s font-medium">{m.profile_contact_ways()}</legend>
      <div className="flex flex-wrap gap-2">
        {contactWays.map((way) => {
          const name = contactSwitches[way];
          return (
            <label
              key={way}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-pill border border-line-control bg-surface px-4 text-s font-medium transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="checkbox"
                name={name}
                value="true"
                checked={values[name] === 'true'}
                onChange={({ target }) => onChange({ [name]: String(target.checked) })}
                className="size-4 outline-none"
              />
              {names[way]()}
            </label>
          );
        })}
      </div>
      <p id={id} className="mt-2 text-s text-pretty text-ink-quiet">
        {m.profile_contact_hint()}
      </p>
    </fieldset>
  );
}
