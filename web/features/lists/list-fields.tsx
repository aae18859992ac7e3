import { sharedLists } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import type { FieldState } from '../forms/use-form.ts';

interface Props {
  form: { field: (name: 'name' | 'note') => FieldState };
  /** Called before a change. */
  onType?: () => void;
}

/** The name of a list and its note. */
export function ListFields({ form, onType }: Props) {
  const fieldOf = (name: 'name' | 'note') => {
    const field = form.field(name);
    return {
      ...field,
      onText: (text: string) => {
        onType?.();
        field.onText(text);
      },
    };
  };
  return (
    <>
      <TextField
        {...fieldOf('name')}
        label={m.list_name()}
        maxLength={sharedLists.nameLength}
        autoCapitalize="sentences"
      />
      <CountedTextField
        {...fieldOf('note')}
        label={m.list_note()}
        isRequired={false}
        max={sharedLists.noteLength}
      />
    </>
  );
}
