import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { ConsoleList } from '../../features/operator/lists/console-list.tsx';
import { listSearch } from '../../features/operator/lists/list-search.ts';
import { loadPage } from '../../features/operator/lists/load-page.ts';
import { DecidedRow } from '../../features/operator/requests/decided-row.tsx';
import { HeldRow } from '../../features/operator/requests/held-row.tsx';
import { useDecisions } from '../../features/operator/requests/use-decisions.ts';
import { paths } from '../../platform/paths.ts';

const path = paths.operator.requests;
const addressOf = listSearch();

export const loader = consoleLoader(async (api, parameters) => {
  const { page: asked } = addressOf.parse(parameters);
  const ask = (page?: number) => api('GET /operator/held-requests', { query: { page } });
  return { search: { page: asked }, page: await loadPage(ask, asked) };
});

/** The requests of all shops that are held as likely spam. */
export function Component() {
  const { search, page } = useLoaderData<typeof loader>();
  const { decided, decide, isDeciding } = useDecisions(page);
  return (
    <ConsolePage title={m.console_requests()} intro={m.console_requests_text()} path={path}>
      <ConsoleList
        label={m.console_requests()}
        page={page}
        path={path}
        search={search}
        none={m.console_requests_none()}
      >
        {(request) => {
          const outcome = decided.get(request.id);
          return outcome === undefined ? (
            <HeldRow
              key={request.id}
              request={request}
              isBusy={isDeciding}
              onDecide={(action) => void decide(request.id, action)}
            />
          ) : (
            <DecidedRow
              key={`decided ${request.id}`}
              request={request}
              outcome={outcome}
              isBusy={isDeciding}
              onUndo={() => void decide(request.id, 'hold')}
            />
          );
        }}
      </ConsoleList>
    </ConsolePage>
  );
}
