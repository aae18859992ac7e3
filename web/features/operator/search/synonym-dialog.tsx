import { m } from '@orendi/messages';
import { useEffect } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { readWords } from './synonym-words.ts';
import { FormDialog } from '../form-dialog.tsx';

interface Props {
  /** What was searched for; empty for a group from scratch. */
  words: string;
  onClose: () => void;
}

/** Lets words mean the same to the search. What was searched for is filled in; the word it should find is asked for. */
export function SynonymDialog({ words: searched, onClose }: Props) {
  const form = useForm({ searched, words: '' });

  const { element } = form;
  useEffect(() => {
    if (searched !== '') element.current?.querySelector<HTMLElement>('[name="words"]')?.focus();
  }, [searched, element]);

  return (
    <FormDialog
      form={form}
      heading={m.console_synonym_heading()}
      text={m.console_synonym_text()}
      success={m.console_synonym_done()}
      send={(api, values) =>
        api('POST /operator/synonyms', {
          body: { words: readWords(values.searched, values.words) },
        })
      }
      onClose={onClose}
    >
      <TextField
        {...form.field('searched')}
        label={m.console_synonym_searched()}
        isRequired
        autoComplete="off"
      />
      <TextField
        {...form.field('words')}
        label={m.console_synonym_words()}
        isRequired
        autoComplete="off"
      />
    </FormDialog>
  );
}
