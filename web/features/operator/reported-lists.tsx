import type { ReportReason } from '@orendi/contract/listing-reports';
import type { ReportedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import { dayText } from '../../platform/day-text.ts';
import { ConsolePanel } from './console-page.tsx';
import { ConsoleRow, RowButton, RowName } from './console-row.tsx';
import { useConsole } from './use-console.tsx';

export const reasonNames = {
  not_available: m.console_reason_not_available,
  wrong_price: m.console_reason_wrong_price,
  misleading: m.console_reason_misleading,
  prohibited: m.console_reason_prohibited,
  duplicate: m.console_reason_duplicate,
  other: m.console_reason_other,
} satisfies Record<ReportReason, () => string>;

/** The shared lists that visitors have reported, with all their texts; nothing where there are none. */
export function ReportedLists({ lists }: { lists: readonly ReportedList[] }) {
  if (lists.length === 0) return null;
  return (
    <div className="mb-4">
      <ConsolePanel heading={m.console_lists()}>
        <ul>
          {lists.map((list) => (
            <ReportedListRow key={list.id} list={list} />
          ))}
        </ul>
      </ConsolePanel>
    </div>
  );
}

function ReportedListRow({ list: { id, name, notes, reports } }: { list: ReportedList }) {
  const { ask, change } = useConsole();
  const params = { id };

  const remove = () =>
    ask({
      heading: m.list_delete_heading({ name }),
      text: m.list_delete_text(),
      label: m.list_delete_yes(),
      success: m.console_list_removed({ name }),
      send: (api) => api('DELETE /operator/lists/{id}', { params }),
    });
  const dismiss = () =>
    change(
      (api) => api('POST /operator/lists/{id}/dismiss', { params }),
      m.console_dismissed_done({ name }),
    );

  return (
    <ConsoleRow
      actions={
        <>
          <RowButton onPress={remove}>{m.list_delete()}</RowButton>
          <RowButton onPress={dismiss}>{m.console_dismiss()}</RowButton>
        </>
      }
    >
      <RowName>{name}</RowName>
      <ul aria-label={m.list_note()} className="grid gap-1 wrap-anywhere">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <ul aria-label={m.console_reported_texts()} className="grid gap-1 wrap-anywhere">
        {reports.map(({ reason, message, created_at: time }) => (
          <li key={`${time} ${message}`}>
            {reasonNames[reason]()} {message && <q>{message}</q>}{' '}
            <time dateTime={time}>{dayText(time)}</time>
          </li>
        ))}
      </ul>
    </ConsoleRow>
  );
}
