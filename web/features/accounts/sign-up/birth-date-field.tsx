import { latestBirthDate } from '@orendi/contract/birth-date';
import { birth } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useSyncExternalStore } from 'react';
import { Field } from '../../../ui/fields/field.tsx';

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}

/** An optional date of birth, limited to adults. */
export function BirthDateField({ error, onText, ...input }: Props) {
  // Only in the browser: the page may have been rendered on another day.
  const latest = useSyncExternalStore(never, latestToday, () => undefined);
  return (
    <Field label={m.signup_birth_date()} error={error} hint={m.signup_optional()}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="date"
          autoComplete="bday"
          min={birth.earliest}
          max={latest}
          className={`${control.className} h-12`}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}

const never = () => () => {};
const latestToday = () => latestBirthDate(new Date());
