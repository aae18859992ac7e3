import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { ConsoleList } from '../../features/operator/lists/console-list.tsx';
import { listSearch } from '../../features/operator/lists/list-search.ts';
import { loadPage } from '../../features/operator/lists/load-page.ts';
import { AuditRow } from '../../features/operator/log/audit-row.tsx';
import { paths } from '../../platform/paths.ts';

const path = paths.operator.log;
const addressOf = listSearch();

export const loader = consoleLoader(async (api, parameters) => {
  const { page: asked } = addressOf.parse(parameters);
  const ask = (page?: number) => api('GET /operator/audit', { query: { page } });
  return { search: { page: asked }, page: await loadPage(ask, asked) };
});

/** What operators did. */
export function Component() {
  const { search, page } = useLoaderData<typeof loader>();
  return (
    <ConsolePage title={m.console_log()} intro={m.console_log_text()} path={path}>
      <ConsoleList
        label={m.console_log()}
        page={page}
        path={path}
        search={search}
        none={m.console_log_none()}
      >
        {(entry) => <AuditRow key={entry.id} entry={entry} />}
      </ConsoleList>
    </ConsolePage>
  );
}
