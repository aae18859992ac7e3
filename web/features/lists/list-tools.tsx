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
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { ListFields } from './list-dialog.tsx';
import { keepOwnList, useOwnLists } from './own-lists.ts';

interface Props {
  token: string;
  list: SharedList;
}

/** The links of the list: whoever made it in this browser has both, anybody else the one that opened it. */
export function ListLinks({ token, list: { name, can_change: canChange } }: Props) {
  const { publicUrl } = usePage();
  const path = paths.list(token);
  const own = Object.entries(useOwnLists()).find(
    ([adding, list]) => adding === path || list?.reading === path,
  );
  const links = [
    { label: m.list_link_reading(), to: canChange ? own?.[1]?.reading : path },
    { label: m.list_link_adding(), to: canChange ? path : own?.[0] },
  ];
  return links.map(
    ({ label, to }) =>
      to && (
        <section key={label} aria-label={label}>
          <h2 className="mb-3 text-l">{label}</h2>
          <ul className="flex flex-wrap gap-2.5">
            <ShareWays
              shared={{ name: m.list_message({ name }), address: publicUrl + to }}
              look={buttonClass()}
              isPrivate
            />
          </ul>
        </section>
      ),
  );
}

/** Changes the name of the list and its note. */
export function ChangeList({ token, list: { name, note } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ name, note });
  const { revalidate } = useRevalidator();
  const path = paths.list(token);
  const own = useOwnLists()[path];
  const save = () =>
    form.submit(async (api, body) => {
      await api('PUT /public/lists/{token}', { params: { token }, body });
      if (own) keepOwnList(path, { ...own, name: body.name.trim() });
      await revalidate();
      setOpen(false);
    });
  /** With its texts of today: somebody else may have changed them. */
  function open() {
    form.change({ name, note });
    setOpen(true);
  }

  return (
    <>
      <Button className="mt-4" onClick={open}>
        {m.list_change()}
      </Button>
      {isOpen && (
        <FormDialog
          form={form}
          heading={m.list_change()}
          text={m.list_texts_rule()}
          label={m.list_save()}
          onSubmit={() => void save()}
          onClose={() => setOpen(false)}
        >
          <ListFields form={form} />
        </FormDialog>
      )}
    </>
  );
}

/** Deletes the list for everybody, after a question. */
export function DeleteList({ token, list: { name } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { call, isLoading } = useApiCall();
  const navigate = useNavigate();

  function remove() {
    setAsking(false);
    void call(async (api) => {
      await api('DELETE /public/lists/{token}', { params: { token } });
      keepOwnList(paths.list(token), undefined);
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
          heading={m.list_delete_heading({ name })}
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
