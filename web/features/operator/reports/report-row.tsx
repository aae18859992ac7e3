import { formatNumber } from '@orendi/contract/money';
import type { ReportedListing } from '@orendi/contract/schemas/operator-shop';
import type { ReportReason } from '@orendi/contract/listing-reports';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { timeText } from '../../../platform/time-text.ts';
import { ConsoleRow } from '../lists/console-row.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { ListingLine } from '../take-out/listing-line.tsx';
import { useChange } from '../use-change.ts';

const reasonNames = {
  not_available: m.console_reason_not_available,
  wrong_price: m.console_reason_wrong_price,
  misleading: m.console_reason_misleading,
  prohibited: m.console_reason_prohibited,
  duplicate: m.console_reason_duplicate,
  other: m.console_reason_other,
} satisfies Record<ReportReason, () => string>;

interface Props {
  reported: ReportedListing;
  onHide: () => void;
}

/** A reported listing: why, how often, what visitors wrote, and what to do about it. */
export function ReportRow({ reported, onHide }: Props) {
  const { listing, reasons, texts, first_at: first, last_at: last, settled_at: settled } = reported;
  const nameId = useId();
  const language = useLanguage();
  const { change, isChanging } = useChange();

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
          {listing.hidden_at === null && (
            <RowButton describedBy={nameId} onPress={onHide}>
              {m.console_hide()}
            </RowButton>
          )}
          {settled === null && (
            <RowButton describedBy={nameId} isBusy={isChanging} onPress={() => void dismiss()}>
              {m.console_dismiss()}
            </RowButton>
          )}
        </>
      }
    >
      <ListingLine listing={listing} nameId={nameId} />
      <ul className="console-marks">
        {reasons.map(({ reason, times }) => (
          <li key={reason}>
            {reasonNames[reason]()}
            {times > 1 && <b> × {formatNumber(times, language)}</b>}
          </li>
        ))}
      </ul>
      <p className="console-facts">
        {first === last
          ? m.console_reported_once({ time: timeText(first) })
          : m.console_reported_span({ first: timeText(first), last: timeText(last) })}
        {settled !== null && <span>{m.console_settled_on({ date: dayText(settled) })}</span>}
      </p>
      {texts.length > 0 && (
        <ul aria-label={m.console_reported_texts()} className="console-quotes">
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
