import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface Props {
  /** Props for the field of this name. */
  field: (name: 'name' | 'nameAl') => {
    name: string;
    value: string;
    error: string | undefined;
    onText: (text: string) => void;
  };
}

/** A name in both languages. */
export function NameFields({ field }: Props) {
  const common = { isRequired: true, autoComplete: 'off', maxLength: textLimits.name };
  return (
    <>
      <TextField {...common} {...field('nameAl')} lang="sq" label={m.console_name_al()} />
      <TextField {...common} {...field('name')} lang="en" label={m.console_name_en()} />
    </>
  );
}
