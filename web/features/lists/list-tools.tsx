import type { SharedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ShareWays } from '../catalogue/share/share-ways.tsx';
import { Button } from '../forms/button.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { pieceKey, useKeptPieces } from '../kept/kept-pieces.ts';
import { ListFields } from './list-fields.tsx';
import { forgetOwnList, keepOwnList, useOwnLists } from './own-lists.ts';
import type { ListChange } from './use-list-change.ts';

interface Props {
  token: string;
  list: SharedList;
}

/** The links of the list: whoever made it in this browser has both, anybody else the one that opened it. */
export function ListLinks({ token, list }: Props) {
  const path = paths.list(token);
  const own = useOwnLists()?.find(({ reading, adding }) => [reading, adding].includes(path));
  const links = own ?? { [list.can_change ? 'adding' : 'reading']: path };
  return (
    <div className="grid gap-6">
      <ListLink path={links.reading} name={list.name} label={m.list_link_reading()} />
      <ListLink path={links.adding} name={list.name} label={m.list_link_adding()} />
    </div>
  );
}

function ListLink({
  path,
  name,
  label,
}: {
  path: string | undefined;
  name: string;
  label: string;
}) {
  const { publicUrl } = usePage();
  if (path === undefined) return null;
  const shared = { name: m.list_message({ name }), address: publicUrl + path };
  return (
    <section aria-label={label}>
      <h2 className="text-l">{label}</h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        <ShareWays shared={shared} look={buttonClass()} isPrivate />
      </ul>
    </section>
  );
}

/** The name of the list and its note, and the form that changes them. */
export function ListHead({ token, list }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ListForm token={token} list={list} onClose={() => setOpen(false)} />;
  return (
    <>
      <h1 className="text-xl wrap-anywhere">{list.name}</h1>
      {list.note && (
        <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{list.note}</p>
      )}
      {list.can_change && (
        <Button className="mt-4" onClick={() => setOpen(true)}>
          {m.list_change()}
        </Button>
      )}
    </>
  );
}

function ListForm({ token, list, onClose }: Props & { onClose: () => void }) {
  const form = useForm({ name: list.name, note: list.note });
  const { revalidate } = useRevalidator();
  const own = useOwnLists()?.find(({ adding }) => adding === paths.list(token));
  const save = () =>
    form.submit(async (api, body) => {
      const { name } = await api('PUT /public/lists/{token}', { params: { token }, body });
      if (own) keepOwnList({ ...own, name });
      await revalidate();
      onClose();
    });
  return (
    <>
      <h1 className="mb-4 text-xl wrap-anywhere">{list.name}</h1>
      <FormFrame
        form={form}
        label={m.list_save()}
        onSubmit={() => void save()}
        aside={{ label: m.account_cancel(), onPress: onClose }}
      >
        <ListFields form={form} />
        <p className="text-s text-pretty text-ink-quiet">{m.list_texts_rule()}</p>
      </FormFrame>
    </>
  );
}

/** The pieces kept in this browser that are not in the list, each to be added. */
export function AddKept({ list, change }: { list: SharedList; change: ListChange }) {
  const listed = new Set(list.pieces.map(pieceKey));
  const kept = (useKeptPieces() ?? []).filter((piece) => !listed.has(pieceKey(piece)));
  return (
    <section aria-labelledby="list-add">
      <h2 id="list-add" className="text-l">
        {m.list_add_kept()}
      </h2>
      {kept.length === 0 && <p className="mt-1 text-pretty text-ink-quiet">{m.list_add_none()}</p>}
      <ul className="mt-2 grid gap-2">
        {kept.map((piece) => (
          <li key={pieceKey(piece)} className="flex items-center justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{piece.name}</span>
            <Button
              size="small"
              className="shrink-0"
              isBusy={change.isLoading}
              onClick={() => void change.add(piece)}
            >
              {m.list_add()}
              <span className="sr-only">: {piece.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Deletes the list for everybody, after a question. */
export function DeleteList({ token, list }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { call, isLoading } = useApiCall();
  const navigate = useNavigate();

  function remove() {
    setAsking(false);
    void call(async (api) => {
      await api('DELETE /public/lists/{token}', { params: { token } });
      forgetOwnList(paths.list(token));
      await navigate(paths.kept);
    });
  }

  return (
    <>
      <Button isBusy={isLoading} onClick={() => setAsking(true)}>
        {m.list_delete()}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={m.list_delete_heading({ name: list.name })}
          confirmLabel={m.list_delete_yes()}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          {m.list_delete_text()}
        </ConfirmDialog>
      )}
    </>
  );
}
