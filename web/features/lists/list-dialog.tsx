import type { Api } from '@orendi/contract/client-types';
import { sharedLists } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { createCaptcha } from '../captcha/solving/create-captcha.ts';
import { type KeptPiece, pieceKey } from '../kept/kept-pieces.ts';
import { keepOwnList } from './own-lists.ts';
import { type ListTexts, TextsDialog } from './texts-dialog.tsx';

interface Props {
  pieces: readonly KeptPiece[];
  onClose: () => void;
}

/** Makes a list of kept pieces and goes there, where its links are shared; this browser keeps both. */
export function ListDialog({ pieces, onClose }: Props) {
  const [captcha] = useState(createCaptcha);
  useEffect(() => captcha.prepare(), [captcha]);
  const [left, setLeft] = useState<readonly string[]>(() =>
    pieces.slice(sharedLists.max).map(pieceKey),
  );
  const navigate = useNavigate();

  async function make(api: Api, texts: ListTexts): Promise<void> {
    const chosen = pieces.filter((piece) => !left.includes(pieceKey(piece)));
    const token = await captcha.token(texts.name.trim() === '' || chosen.length === 0);
    const body = { ...texts, pieces: chosen.map(({ type, id }) => ({ type, id })), token };
    const { adding, reading } = await api('POST /public/lists', { body });
    keepOwnList(adding, { name: texts.name.trim(), reading });
    await navigate(adding);
  }

  return (
    <TextsDialog
      heading={m.list_make()}
      label={m.list_create()}
      first={{ name: '' }}
      send={make}
      onFailure={captcha.onFailure}
      onClose={onClose}
    >
      <fieldset>
        <legend className="text-s font-medium">{m.list_pieces()}</legend>
        {pieces.map((piece) => {
          const key = pieceKey(piece);
          const others = left.filter((other) => other !== key);
          return (
            <Checkbox
              key={key}
              isChecked={!left.includes(key)}
              onCheck={(isChosen) => setLeft(isChosen ? others : [...others, key])}
            >
              <span className="min-w-0 wrap-anywhere">{piece.name}</span>
            </Checkbox>
          );
        })}
      </fieldset>
    </TextsDialog>
  );
}
