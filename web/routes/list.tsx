import type { SharedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { failureCode, loaderApi } from '../api/loader-api.ts';
import { EmptyPanel } from '../features/discovery/empty-panel.tsx';
import { Button } from '../features/forms/button.tsx';
import { type KeptPiece, pieceKey, useKeptPieces } from '../features/kept/kept-pieces.ts';
import { ReportLink } from '../features/listing-reports/report-link.tsx';
import { ListPiece } from '../features/lists/list-piece.tsx';
import { ChangeList, DeleteList, ListLinks } from '../features/lists/list-tools.tsx';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';

/** A link that opens nothing is a page that says so. */
export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs) {
  try {
    const list = await loaderApi(context)('GET /public/lists/{token}', { params: { token } });
    return { token, list };
  } catch (error) {
    if (failureCode(error) !== 'NOT_FOUND') throw error;
    return data({ token, list: null }, { status: 404 });
  }
}

/** Its address opens the list: no page after it is told of it. */
export function Component() {
  const { token, list } = useLoaderData<typeof loader>();
  const title = list?.name ?? m.list_gone();
  return (
    <div className="wrap pt-8 pb-14 nav:pt-12">
      <Head title={title} description={m.list_description()} path={paths.list(token)} isHidden />
      <meta name="referrer" content="no-referrer" />
      {list === null ? (
        <>
          <h1 className="mb-6 text-xl">{title}</h1>
          <EmptyPanel title={title} text={m.list_gone_text()}>
            <a href={paths.home()} className={buttonClass('main')}>
              {m.submitted_back()}
            </a>
          </EmptyPanel>
        </>
      ) : (
        <FoundList key={token} token={token} list={list} />
      )}
    </div>
  );
}

function FoundList({ token, list }: { token: string; list: SharedList }) {
  const { call, isLoading } = useApiCall();
  const { revalidate } = useRevalidator();
  const { name, note, pieces, can_change: canChange } = list;
  const listed = new Set(pieces.map(pieceKey));
  const kept = (useKeptPieces() ?? []).filter((piece) => !listed.has(pieceKey(piece)));

  /** The page then shows the list with what others have changed meanwhile. */
  const change = (method: 'PUT' | 'DELETE', { type, id }: Pick<KeptPiece, 'type' | 'id'>) =>
    call(async (api) => {
      const params = { token, type, piece: id };
      const path = '/public/lists/{token}/pieces/{type}/{piece}';
      if (method === 'PUT') await api(`PUT ${path}`, { params, body: {} });
      else await api(`DELETE ${path}`, { params });
      await revalidate();
    });

  return (
    <div className="mx-auto grid max-w-request grid-cols-1 gap-8">
      <div>
        <h1 className="text-xl wrap-anywhere">{name}</h1>
        {note && <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{note}</p>}
        {canChange && <ChangeList token={token} list={list} />}
      </div>
      {pieces.length === 0 && <p className="text-ink-quiet">{m.list_empty()}</p>}
      <ul aria-label={m.list_pieces()} className="grid gap-3 empty:hidden">
        {pieces.map((piece) => {
          const onRemove = canChange ? () => void change('DELETE', piece) : undefined;
          return <ListPiece key={piece.id} token={token} piece={piece} onRemove={onRemove} />;
        })}
      </ul>
      {canChange && (
        <section aria-labelledby="list-add">
          <h2 id="list-add" className="text-l">
            {m.list_add_kept()}
          </h2>
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
                  onClick={() => void change('PUT', piece)}
                >
                  {m.list_add()}
                  <span className="sr-only">: {piece.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ListLinks token={token} list={list} />
      <div className="border-t border-line pt-6">
        {canChange && <DeleteList token={token} list={list} />}
        <ReportLink list={token} />
      </div>
    </div>
  );
}
