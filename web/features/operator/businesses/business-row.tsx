import { formatNumber } from '@orendi/contract/money';
import type { KnownBusiness } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { ConsoleRow } from '../lists/console-row.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { OutNote } from '../take-out/out-note.tsx';
import { useChange } from '../use-change.ts';

interface Props {
  business: KnownBusiness;
  onSuspend: () => void;
}

/** A business with what it has, and whether it is in the shop. */
export function BusinessRow({ business, onSuspend }: Props) {
  const { id, business_name: name, suspended_at: since, suspension_reason: reason } = business;
  const nameId = useId();
  const language = useLanguage();
  const { change, isChanging } = useChange();
  const isOut = since !== null;
  const counted = (count: number) => ({ count, shown: formatNumber(count, language) });

  const restore = () =>
    change(
      (api) => api('POST /operator/businesses/{id}/restore', { params: { id } }),
      m.console_restored_done({ name }),
    );

  return (
    <ConsoleRow
      isOut={isOut}
      actions={
        <RowButton
          describedBy={nameId}
          isBusy={isChanging}
          onPress={isOut ? () => void restore() : onSuspend}
        >
          {isOut ? m.console_restore() : m.console_suspend()}
        </RowButton>
      }
    >
      <p id={nameId} className="console-name">
        {isOut ? name : <a href={paths.business(id)}>{name}</a>}
      </p>
      <p className="console-facts">
        <span className="tabular-nums">{m.console_number({ id })}</span>
        {business.address && <span>{business.address}</span>}
        {business.email && <span className="select-all">{business.email}</span>}
        <span>{m.console_products_count(counted(business.products))}</span>
        <span>{m.console_packages_count(counted(business.packages))}</span>
        <span>{m.console_joined({ date: dayText(business.created_at) })}</span>
        {business.waiting > 0 && (
          <span className="console-waits">
            {m.console_waiting_count(counted(business.waiting))}
          </span>
        )}
      </p>
      {since !== null && (
        <OutNote text={m.console_suspended_since({ date: dayText(since) })} reason={reason} />
      )}
    </ConsoleRow>
  );
}
