import type { Api } from '@orendi/contract/client-types';
import { sharedLists } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { captchaField, createCaptcha, unneeded } from '../captcha/solving/create-captcha.ts';
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
    const isEmpty = texts.name.trim() === '' || chosen.length === 0;
    const token = isEmpty ? unneeded : await captcha.token();
    const body = { ...texts, pieces: chosen.map(({ type, id }) => ({ type, id })), token };
    const { adding, reading } = await api('POST /public/lists', { body });
    keepOwnList(adding, { name: texts.name.trim(), reading });
    await navigate(adding);
  }

  return (
    <>
      {/* Dialogs and forms in them are styled with sellers' pages, whose sheet comes with the first dialog. */}
      <link rel="stylesheet" href={usePage().assets.sellersStyles} precedence="sellers" />
      <TextsDialog
        heading={m.list_make()}
        label={m.list_create()}
        first={{ name: '' }}
        send={make}
        onFailure={({ errors: faults }) => {
          if (faults.some(({ path }) => path === captchaField)) captcha.reset();
        }}
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
    </>
  );
}
