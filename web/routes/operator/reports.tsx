import type { ReportReason } from '@orendi/contract/listing-reports';
import type { ReportedListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { ConsoleRow, RowButton, RowFacts } from '../../features/operator/console-row.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { hideQuestion, ListingLine } from '../../features/operator/listing-line.tsx';
import { useConsole } from '../../features/operator/use-console.tsx';
import { dayText } from '../../platform/day-text.ts';
import { timeText } from '../../platform/time-text.ts';
import { numberText } from '../../platform/number-text.ts';

export const loader = listLoader({ states: ['settled'] }, (api, query) =>
  api('GET /operator/reports', { query }),
);

export function Component() {
  const list = useLoaderData<typeof loader>();
  const isSettled = list.search.state === 'settled';
  return (
    <ListPage
      name="reports"
      list={list}
      states={[
        [undefined, m.console_state_open()],
        ['settled', m.console_state_settled()],
      ]}
      none={isSettled ? m.console_none() : m.console_reports_none()}
    >
      {(reported) => <ReportRow key={reported.listing.id} reported={reported} />}
    </ListPage>
  );
}

const reasonNames = {
  not_available: m.console_reason_not_available,
  wrong_price: m.console_reason_wrong_price,
  misleading: m.console_reason_misleading,
  prohibited: m.console_reason_prohibited,
  duplicate: m.console_reason_duplicate,
  other: m.console_reason_other,
} satisfies Record<ReportReason, () => string>;

function ReportRow({ reported }: { reported: ReportedListing }) {
  const { listing, reasons, texts, first_at: first, last_at: last, settled_at: settled } = reported;
  const { ask, change } = useConsole();

  const hide = () => ask(hideQuestion(listing));
  const dismiss = () =>
    change(
      (api) => api('POST /operator/reports/{id}/dismiss', { params: { id: listing.id } }),
      m.console_dismissed_done({ name: listing.name }),
    );

  return (
    <ConsoleRow
      picture={listing.image}
      isOut={listing.hidden_at !== null}
      actions={
        <>
          {listing.hidden_at === null && <RowButton onPress={hide}>{m.console_hide()}</RowButton>}
          {settled === null && <RowButton onPress={dismiss}>{m.console_dismiss()}</RowButton>}
        </>
      }
    >
      <ListingLine listing={listing} />
      <ul className="flex flex-wrap gap-1.5 [&>li]:py-0.5 [&>li]:px-2.5 [&>li]:rounded-pill [&>li]:bg-sand [&>li]:tabular-nums">
        {reasons.map(({ reason, times }) => (
          <li key={reason}>
            {reasonNames[reason]()}
            {times > 1 && <b> × {numberText(times)}</b>}
          </li>
        ))}
      </ul>
      <RowFacts>
        {first === last
          ? m.console_reported_once({ time: timeText(first) })
          : m.console_reported_span({ first: timeText(first), last: timeText(last) })}
        {settled !== null && <span>{m.console_settled_on({ date: dayText(settled) })}</span>}
      </RowFacts>
      {texts.length > 0 && (
        <ul
          aria-label={m.console_reported_texts()}
          className="grid gap-1 wrap-anywhere [&_time]:text-ink-quiet [&_time]:tabular-nums [&_time]:whitespace-nowrap"
        >
          {texts.map(({ text, created_at: time }) => (
            <li key={`${time} ${text}`}>
              <q>{text}</q> <time dateTime={time}>{dayText(time)}</time>
            </li>
          ))}
        </ul>
      )}
    </ConsoleRow>
  );
}
