import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  /** How many of the selected products are on sale. */
  count: number;
  onEnd: () => void;
}

/** Ends the sale of the selected products, after asking. */
export function EndSale({ count, onEnd }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" onClick={() => setAsking(true)} className={buttonClass()}>
        {m.sale_end()}
      </button>
      <p className="text-s text-ink-quiet">{m.sale_end_count({ count })}</p>
      {isAsking && (
        <ConfirmDialog
          heading={m.sale_end_question()}
          confirmLabel={m.sale_end()}
          cancelLabel={m.publish_cancel()}
          onConfirm={() => {
            setAsking(false);
            onEnd();
          }}
          onCancel={() => setAsking(false)}
        >
          {m.sale_end_text({ count })}
        </ConfirmDialog>
      )}
    </div>
  );
}
