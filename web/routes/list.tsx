import type { SharedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { failureCode, loaderApi } from '../api/loader-api.ts';
import { EmptyPanel } from '../features/discovery/empty-panel.tsx';
import { ReportLink } from '../features/listing-reports/report-link.tsx';
import { ListPiece } from '../features/lists/list-piece.tsx';
import { AddKept, DeleteList, ListHead, ListLinks } from '../features/lists/list-tools.tsx';
import { useListChange } from '../features/lists/use-list-change.ts';
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
  const change = useListChange(token);
  return (
    <div className="mx-auto grid max-w-request grid-cols-1 gap-8">
      <div>
        <ListHead token={token} list={list} />
      </div>
      {list.pieces.length === 0 ? (
        <p className="text-ink-quiet">{m.list_empty()}</p>
      ) : (
        <ul aria-label={m.list_pieces()} className="grid gap-3">
          {list.pieces.map((piece) => (
            <ListPiece key={piece.id} piece={piece} change={list.can_change ? change : undefined} />
          ))}
        </ul>
      )}
      {list.can_change && <AddKept list={list} change={change} />}
      <ListLinks token={token} list={list} />
      <div className="border-t border-line pt-6">
        {list.can_change && <DeleteList token={token} list={list} />}
        <ReportLink list={token} />
      </div>
    </div>
  );
}
