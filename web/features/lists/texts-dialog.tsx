import type { Api } from '@orendi/contract/client-types';
import { sharedLists } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';

export interface ListTexts {
  name: string;
  note: string;
}

interface Props {
  heading: string;
  label?: string;
  /** Asks for a note alone, as a piece has a name already. */
  first: Partial<ListTexts>;
  send: (api: Api, texts: ListTexts) => Promise<unknown>;
  onFailure?: Parameters<typeof useForm>[2];
  onClose: () => void;
  children?: ReactNode;
}

/** The form of what people write in lists. */
export function TextsDialog({ heading, label, first, send, onFailure, onClose, children }: Props) {
  const form = useForm({ name: '', note: '', ...first }, [], onFailure);
  const save = () =>
    form.submit(async (api, texts) => {
      await send(api, texts);
      onClose();
    });
  return (
    <FormDialog
      form={form}
      heading={heading}
      text={m.list_texts_rule()}
      label={label ?? m.list_save()}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {'name' in first && (
        <TextField
          {...form.field('name')}
          label={m.list_name()}
          maxLength={sharedLists.nameLength}
          autoCapitalize="sentences"
        />
      )}
      <CountedTextField
        {...form.field('note')}
        label={m.list_note()}
        isRequired={false}
        max={sharedLists.noteLength}
      />
      {children}
    </FormDialog>
  );
}
