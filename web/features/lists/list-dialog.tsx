import { sharedLists } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { captchaField, createCaptcha, unneeded } from '../captcha/solving/create-captcha.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { type KeptPiece, pieceKey } from '../kept/kept-pieces.ts';
import { ListFields } from './list-fields.tsx';
import { keepOwnList } from './own-lists.ts';

interface Props {
  pieces: readonly KeptPiece[];
  onClose: () => void;
}

/** Makes a list of kept pieces and goes there, where its links are shared; this browser keeps both. */
export function ListDialog({ pieces, onClose }: Props) {
  const [captcha] = useState(createCaptcha);
  const [left, setLeft] = useState<readonly string[]>(() =>
    pieces.slice(sharedLists.max).map(pieceKey),
  );
  const navigate = useNavigate();
  const form = useForm({ name: '', note: '' }, [], ({ errors: faults }) => {
    if (faults.some(({ path }) => path === captchaField)) captcha.reset();
  });

  function choose(key: string, isChosen: boolean): void {
    setLeft(isChosen ? left.filter((other) => other !== key) : [...left, key]);
  }

  const make = () =>
    form.submit(async (api, texts) => {
      const chosen = pieces.filter((piece) => !left.includes(pieceKey(piece)));
      const isEmpty = texts.name.trim() === '' || chosen.length === 0;
      const token = isEmpty ? unneeded : await captcha.token();
      const body = { ...texts, pieces: chosen.map(({ type, id }) => ({ type, id })), token };
      const links = await api('POST /public/lists', { body });
      keepOwnList({ name: texts.name.trim(), ...links });
      await navigate(links.adding);
    });

  return (
    <>
      {/* Dialogs and forms in them are styled with sellers' pages, whose sheet comes with the first dialog. */}
      <link rel="stylesheet" href={usePage().assets.sellersStyles} precedence="sellers" />
      <FormDialog
        form={form}
        heading={m.list_make()}
        text={m.list_texts_rule()}
        label={m.list_create()}
        onSubmit={() => void make()}
        onClose={onClose}
      >
        <ListFields form={form} onType={captcha.prepare} />
        <fieldset>
          <legend className="text-s font-medium">{m.list_pieces()}</legend>
          {pieces.map((piece) => {
            const key = pieceKey(piece);
            return (
              <Checkbox
                key={key}
                isChecked={!left.includes(key)}
                onCheck={(isChosen) => choose(key, isChosen)}
              >
                <span className="min-w-0 wrap-anywhere">{piece.name}</span>
              </Checkbox>
            );
          })}
        </fieldset>
      </FormDialog>
    </>
  );
}
