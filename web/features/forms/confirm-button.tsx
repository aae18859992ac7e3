import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Button } from './button.tsx';

interface Props {
  /** Names what is done, on the button and in the question. */
  label: string;
  question: string;
  text: string;
  /** The answers, where other words than the button's fit the question. */
  yes?: string;
  no?: string;
  isBusy?: boolean;
  look?: string;
  /** Said beside it. */
  note?: string;
  onConfirm: () => void;
}

export function ConfirmButton(props: Props) {
  const { label, question, text, yes = label, no, isBusy = false, look, note, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button isBusy={isBusy} onClick={() => setAsking(true)} className={look}>
        {label}
      </Button>
      {note && <p className="text-s text-ink-quiet">{note}</p>}
      {isAsking && (
        <ConfirmDialog
          heading={question}
          confirmLabel={yes}
          cancelLabel={no}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
          onCancel={() => setAsking(false)}
        >
          {text}
        </ConfirmDialog>
      )}
    </div>
  );
}

export function DeleteButton(props: Omit<Props, 'isBusy' | 'look' | 'note'>) {
  return (
    <div id="delete" className="border-t border-line pt-6">
      <ConfirmButton {...props} look="text-accent-deep" />
    </div>
  );
}
