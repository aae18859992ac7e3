import { m } from '@orendi/messages';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import type { FieldState } from './use-form.ts';

interface Props extends FieldState {
  label: string;
  isRequired?: boolean;
  choices: readonly { value: string; label: string }[];
  /** Names no choice. */
  placeholder?: string;
  /** May be set back to no choice. */
  isClearable?: boolean;
}

/** A select with a placeholder for no choice, also when there are no choices. */
export function ChoiceField({ label, isRequired, error, choices, ...field }: Props) {
  const { name, value, placeholder, isClearable = false, onText } = field;
  const isChosen = choices.some((choice) => choice.value === value);
  return (
    <Field label={label} isRequired={isRequired} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={isChosen ? value : ''}
          onChange={({ target }) => onText(target.value)}
        >
          {isClearable && <option value="">{placeholder ?? '—'}</option>}
          {!isChosen && !isClearable && (
            <option value="" disabled>
              {placeholder ?? (choices.length === 0 ? m.product_no_options() : m.product_select())}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
