import type { Api } from '@orendi/contract/client-types';
import type { SharedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { EmptyPanel } from '../features/discovery/empty-panel.tsx';
import { Button } from '../features/forms/button.tsx';
import { ConfirmButton } from '../features/forms/confirm-button.tsx';
import { type KeptPiece, pieceKey, useKeptPieces } from '../features/kept/kept-pieces.ts';
import { linkLoader, LinkPage } from '../features/links/link-page.tsx';
import { ReportLink } from '../features/listing-reports/report-link.tsx';
import { ListLinks } from '../features/lists/list-links.tsx';
import { ListPiece } from '../features/lists/list-piece.tsx';
import { keepOwnList, useOwnLists } from '../features/lists/own-lists.ts';
import { type ListTexts, TextsDialog } from '../features/lists/texts-dialog.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Section } from '../ui/section.tsx';

type Named = Pick<KeptPiece, 'type' | 'id'>;

export const loader = linkLoader((api, params) => api('GET /public/lists/{token}', { params }));

export function Component() {
  const { token, found: list } = useLoaderData<typeof loader>();
  const title = list?.name ?? m.list_gone();
  return (
    <div className="wrap pt-8 pb-14 nav:pt-12">
      <Head title={title} description={m.list_description()} path={paths.list(token)} isHidden />
      <LinkPage>
        {list === null ? (
          <>
            <h1 className="mb-6 text-xl">{title}</h1>
            <EmptyPanel title={title} text={m.list_gone_text()}>
              <ButtonLink href={paths.home()} kind="main" label={m.submitted_back()} />
            </EmptyPanel>
          </>
        ) : (
          <FoundList key={token} token={token} list={list} />
        )}
      </LinkPage>
    </div>
  );
}

function FoundList({ token, list }: { token: string; list: SharedList }) {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  /** The list itself, or a piece of it, whose texts are written. */
  const [written, setWritten] = useState<SharedList | SharedList['pieces'][number]>();
  const { name, note, pieces, can_change: canChange } = list;
  const path = paths.list(token);
  const own = useOwnLists()[path];
  const listed = new Set(pieces.map(pieceKey));
  const kept = (useKeptPieces() ?? []).filter((piece) => !listed.has(pieceKey(piece)));

  // After each change the page shows the list with what others have changed meanwhile.
  async function put(api: Api, { type, id }: Named, body: { note?: string }): Promise<void> {
    const params = { token, type, piece: id };
    await api('PUT /public/lists/{token}/pieces/{type}/{piece}', { params, body });
    await revalidate();
  }
  const remove = ({ type, id }: Named) =>
    call(async (api) => {
      const params = { token, type, piece: id };
      await api('DELETE /public/lists/{token}/pieces/{type}/{piece}', { params });
      await revalidate();
    });
  async function rename(api: Api, body: ListTexts): Promise<void> {
    await api('PUT /public/lists/{token}', { params: { token }, body });
    if (own) keepOwnList(path, { ...own, name: body.name.trim() });
    await revalidate();
  }
  const end = () =>
    call(async (api) => {
      await api('DELETE /public/lists/{token}', { params: { token } });
      keepOwnList(path, undefined);
      await navigate(paths.kept);
    });

  return (
    <div className="mx-auto grid max-w-request grid-cols-1 gap-8">
      <div>
        <h1 className="text-xl wrap-anywhere">{name}</h1>
        {note && <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{note}</p>}
        {canChange && (
          <Button className="mt-4" onClick={() => setWritten(list)}>
            {m.list_change()}
          </Button>
        )}
      </div>
      {pieces.length === 0 && <p className="text-ink-quiet">{m.list_empty()}</p>}
      <ul aria-label={m.list_pieces()} className="grid gap-3 empty:hidden">
        {pieces.map((piece) => {
          const change = { write: () => setWritten(piece), remove: () => void remove(piece) };
          return <ListPiece key={piece.id} piece={piece} change={canChange ? change : undefined} />;
        })}
      </ul>
      {canChange && (
        <Section heading={m.list_add_kept()}>
          {kept.length === 0 && (
            <p className="mt-1 text-pretty text-ink-quiet">{m.list_add_none()}</p>
          )}
          <ul className="mt-2 grid gap-2 empty:hidden">
            {kept.map((piece) => (
              <li key={pieceKey(piece)} className="flex items-center justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{piece.name}</span>
                <Button
                  size="small"
                  className="shrink-0"
                  isBusy={isLoading}
                  onClick={() => void call((api) => put(api, piece, {}))}
                >
                  {m.list_add()}
                  <span className="sr-only">: {piece.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ListLinks path={path} list={list} />
      <div className="border-t border-line pt-6">
        {canChange && (
          <ConfirmButton
            label={m.list_delete()}
            question={m.list_delete_heading({ name })}
            text={m.list_delete_text()}
            isBusy={isLoading}
            onConfirm={() => void end()}
          />
        )}
        <ReportLink list={token} />
      </div>
      {written && (
        <TextsDialog
          heading={
            'type' in written ? (written.card?.name ?? m.list_piece_gone()) : m.list_change()
          }
          first={'type' in written ? { note: written.note } : { name, note }}
          send={(api, texts) =>
            'type' in written ? put(api, written, { note: texts.note }) : rename(api, texts)
          }
          onClose={() => setWritten(undefined)}
        />
      )}
    </div>
  );
}
