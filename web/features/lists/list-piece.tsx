import { sharedLists } from '@orendi/contract/limits';
import type { SharedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { Heart } from '../kept/heart.tsx';
import { thumbFrame } from '../catalogue/picture-frames.ts';
import { Price } from '../catalogue/price.tsx';
import { Button } from '../forms/button.tsx';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import type { ListChange } from './use-list-change.ts';

type Piece = SharedList['pieces'][number];

interface Props {
  piece: Piece;
  /** Undefined by the link for reading. */
  change: ListChange | undefined;
}

/** A piece of a list with its price of today and its note, or that it is no longer there. Its heart keeps it. */
export function ListPiece({ piece, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { card, note, type, id } = piece;
  const name = card?.name ?? m.list_piece_gone();
  return (
    <li className="rounded-l border border-line bg-surface p-3">
      <div className="flex items-center gap-4">
        <div
          className="relative size-24 shrink-0 overflow-hidden rounded-m bg-sand"
          style={pictureColor(card?.image ?? null)}
        >
          {card && <Picture url={card.image} alt="" frame={thumbFrame} focus={card.image_focus} />}
        </div>
        <div className="min-w-0 grow">
          <h2 className="line-clamp-3 font-medium wrap-anywhere">
            {card ? (
              <a
                href={paths.listing(type, id, card.name)}
                className="underline-offset-4 hover:underline"
              >
                {name}
              </a>
            ) : (
              <span className="text-ink-quiet">{name}</span>
            )}
          </h2>
          {card && <Price item={card} />}
        </div>
        {card && (
          <div className="relative size-11 shrink-0">
            <Heart piece={card} />
          </div>
        )}
      </div>
      {isOpen && change ? (
        <NoteForm piece={piece} change={change} onClose={() => setOpen(false)} />
      ) : (
        note && <p className="mt-3 whitespace-pre-line wrap-anywhere">{note}</p>
      )}
      {change && !isOpen && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={() => setOpen(true)}>
            {note ? m.list_note_change() : m.list_note_add()}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button size="small" onClick={() => void change.remove(piece)}>
            <Icon name="close" className="size-4" />
            {m.list_remove()}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function NoteForm({ piece, change, onClose }: Required<Props> & { onClose: () => void }) {
  const form = useForm({ note: piece.note });
  const save = () =>
    form.submit(async (api, body) => {
      await change?.put(api, piece, body);
      onClose();
    });
  return (
    <div className="mt-3">
      <FormFrame
        form={form}
        label={m.list_save()}
        onSubmit={() => void save()}
        aside={{ label: m.account_cancel(), onPress: onClose }}
      >
        <CountedTextField
          {...form.field('note')}
          label={m.list_note()}
          // A press has opened it to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          isRequired={false}
          max={sharedLists.noteLength}
        />
      </FormFrame>
    </div>
  );
}
