import type { WaitingMail } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { useOutbox } from '../../features/operator/frame/use-outbox.ts';
import { ConsoleList } from '../../features/operator/lists/console-list.tsx';
import { listSearch } from '../../features/operator/lists/list-search.ts';
import { loadPage } from '../../features/operator/lists/load-page.ts';
import { RowButton } from '../../features/operator/lists/row-button.tsx';
import { DropMail } from '../../features/operator/mails/drop-mail.tsx';
import { MailRow } from '../../features/operator/mails/mail-row.tsx';
import { useChange } from '../../features/operator/use-change.ts';
import { useDialog } from '../../features/operator/use-dialog.ts';
import { paths } from '../../platform/paths.ts';

const path = paths.operator.mails;
const addressOf = listSearch();

export const loader = consoleLoader(async (api, parameters) => {
  const { page: asked } = addressOf.parse(parameters);
  const ask = (page?: number) => api('GET /operator/mails', { query: { page } });
  return { search: { page: asked }, page: await loadPage(ask, asked) };
});

/** Mails that wait, or that were given up. */
export function Component() {
  const { search, page } = useLoaderData<typeof loader>();
  const { dialog, open, close } = useDialog();
  const { change, isChanging } = useChange();
  const drop = (mail: WaitingMail) => open(<DropMail mail={mail} onClose={close} />);
  const isHeld = Boolean(useOutbox()?.held);
  const ids = page.results.flatMap(({ id, error }) => (error === null || isHeld ? [] : id));

  const retryAll = () =>
    change(
      (api) => api('PUT /operator/mails', { body: { ids, action: 'retry' } }),
      m.console_mail_retried(),
    );

  return (
    <ConsolePage title={m.console_mails()} intro={m.console_mails_text()} path={path}>
      <ConsoleList
        label={m.console_mails()}
        page={page}
        path={path}
        search={search}
        none={m.console_mails_none()}
        aside={
          ids.length > 1 && (
            <RowButton isBusy={isChanging} onPress={() => void retryAll()}>
              {m.console_mail_retry_all()}
            </RowButton>
          )
        }
      >
        {(mail) => <MailRow key={mail.id} mail={mail} onDrop={() => drop(mail)} />}
      </ConsoleList>
      {dialog}
    </ConsolePage>
  );
}
