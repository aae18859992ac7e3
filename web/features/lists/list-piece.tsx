import { sharedLists } from '@orendi/contract/limits';
import type { SharedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { PieceRow } from '../catalogue/piece-row.tsx';
import { Price } from '../catalogue/price.tsx';
import { Button } from '../forms/button.tsx';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Heart } from '../kept/heart.tsx';

interface Props {
  token: string;
  piece: SharedList['pieces'][number];
  /** Undefined by the link for reading. */
  onRemove: (() => void) | undefined;
}

/** A piece of a list with its price of today and its note, or that it is no longer there. Its heart keeps it. */
export function ListPiece({ token, piece, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { card, note } = piece;
  const shown = card ?? { ...piece, name: m.list_piece_gone(), image: null };
  const about = <span className="sr-only">: {shown.name}</span>;
  return (
    <PieceRow piece={shown} isMissing={card === null} facts={card && <Price item={card} />}>
      {card && (
        <div className="relative size-11 shrink-0">
          <Heart piece={card} />
        </div>
      )}
      {note && <p className="basis-full whitespace-pre-line wrap-anywhere">{note}</p>}
      {onRemove && (
        <div className="flex basis-full flex-wrap gap-2">
          <Button size="small" onClick={() => setOpen(true)}>
            {note ? m.list_note_change() : m.list_note_add()}
            {about}
          </Button>
          <Button size="small" onClick={onRemove}>
            <Icon name="close" className="size-4" />
            {m.list_remove()}
            {about}
          </Button>
        </div>
      )}
      {isOpen && (
        <NoteDialog
          token={token}
          piece={piece}
          heading={shown.name}
          onClose={() => setOpen(false)}
        />
      )}
    </PieceRow>
  );
}

interface NoteProps extends Pick<Props, 'token' | 'piece'> {
  heading: string;
  onClose: () => void;
}

function NoteDialog({ token, piece: { type, id, note }, heading, onClose }: NoteProps) {
  const form = useForm({ note });
  const { revalidate } = useRevalidator();
  const save = () =>
    form.submit(async (api, body) => {
      const params = { token, type, piece: id };
      await api('PUT /public/lists/{token}/pieces/{type}/{piece}', { params, body });
      await revalidate();
      onClose();
    });
  return (
    <FormDialog
      form={form}
      heading={heading}
      text={m.list_texts_rule()}
      label={m.list_save()}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <CountedTextField
        {...form.field('note')}
        label={m.list_note()}
        isRequired={false}
        max={sharedLists.noteLength}
      />
    </FormDialog>
  );
}
