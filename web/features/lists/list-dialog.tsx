import { sharedLists } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { captchaField, createCaptcha, unneeded } from '../captcha/solving/create-captcha.ts';
import { CountedTextField } from '../forms/counted-text-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { type FieldState, useForm } from '../forms/use-form.ts';
import { type KeptPiece, pieceKey } from '../kept/kept-pieces.ts';
import { keepOwnList } from './own-lists.ts';

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
  const form = useForm({ name: '', note: '' }, [], ({ errors: faults }) => {
    if (faults.some(({ path }) => path === captchaField)) captcha.reset();
  });

  const make = () =>
    form.submit(async (api, texts) => {
      const chosen = pieces.filter((piece) => !left.includes(pieceKey(piece)));
      const isEmpty = texts.name.trim() === '' || chosen.length === 0;
      const token = isEmpty ? unneeded : await captcha.token();
      const body = { ...texts, pieces: chosen.map(({ type, id }) => ({ type, id })), token };
      const { adding, reading } = await api('POST /public/lists', { body });
      keepOwnList(adding, { name: texts.name.trim(), reading });
      await navigate(adding);
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
        <ListFields form={form} />
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
      </FormDialog>
    </>
  );
}

/** The name of a list and its note. */
export function ListFields({ form }: { form: { field: (name: 'name' | 'note') => FieldState } }) {
  return (
    <>
      <TextField
        {...form.field('name')}
        label={m.list_name()}
        maxLength={sharedLists.nameLength}
        autoCapitalize="sentences"
      />
      <CountedTextField
        {...form.field('note')}
        label={m.list_note()}
        isRequired={false}
        max={sharedLists.noteLength}
      />
    </>
  );
}
