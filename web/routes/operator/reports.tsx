import type { KnownListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { ConsoleList } from '../../features/operator/lists/console-list.tsx';
import { ListFilter } from '../../features/operator/lists/list-filter.tsx';
import { listSearch } from '../../features/operator/lists/list-search.ts';
import { loadPage } from '../../features/operator/lists/load-page.ts';
import { ReportRow } from '../../features/operator/reports/report-row.tsx';
import { HideDialog } from '../../features/operator/take-out/hide-dialog.tsx';
import { useDialog } from '../../features/operator/use-dialog.ts';
import { paths } from '../../platform/paths.ts';

const path = paths.operator.reports;
const addressOf = listSearch(['settled']);

export const loader = consoleLoader(async (api, parameters) => {
  const { state, page: asked } = addressOf.parse(parameters);
  const ask = (page?: number) => api('GET /operator/reports', { query: { state, page } });
  return { search: { state, page: asked }, page: await loadPage(ask, asked) };
});

/** What visitors have reported, by listing. */
export function Component() {
  const { search, page } = useLoaderData<typeof loader>();
  const { dialog, open, close } = useDialog();
  const hide = (listing: KnownListing) => open(<HideDialog listing={listing} onClose={close} />);
  const isSettled = search.state === 'settled';
  return (
    <ConsolePage title={m.console_reports()} intro={m.console_reports_text()} path={path}>
      <ListFilter
        path={path}
        search={search}
        states={[
          [undefined, m.console_state_open()],
          ['settled', m.console_state_settled()],
        ]}
      />
      <ConsoleList
        label={m.console_reports()}
        page={page}
        path={path}
        search={search}
        none={isSettled ? m.console_none() : m.console_reports_none()}
      >
        {(reported) => (
          <ReportRow
            key={reported.listing.id}
            reported={reported}
            onHide={() => hide(reported.listing)}
          />
        )}
      </ConsoleList>
      {dialog}
    </ConsolePage>
  );
}
