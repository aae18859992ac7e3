import type { HeldAnywhere } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { ConsoleRow } from '../lists/console-row.tsx';
import { RowButton } from '../lists/row-button.tsx';
import type { Outcome } from './use-decisions.ts';

interface Props {
  request: HeldAnywhere;
  outcome: Outcome;
  isBusy: boolean;
  onUndo: () => void;
}

/** What was decided about a request, in its place. A drop can be taken back here. */
export function DecidedRow({ request, outcome, isBusy, onUndo }: Props) {
  const nameId = useId();
  const isDropped = outcome === 'dropped';
  return (
    <ConsoleRow
      isOut
      actions={
        isDropped && (
          <RowButton describedBy={nameId} isBusy={isBusy} onPress={onUndo}>
            {m.console_undo()}
          </RowButton>
        )
      }
    >
      <p id={nameId} className="console-name">
        {request.client_name} · {request.item_name}
      </p>
      <p>{isDropped ? m.console_held_dropped() : m.console_held_restored()}</p>
    </ConsoleRow>
  );
}
