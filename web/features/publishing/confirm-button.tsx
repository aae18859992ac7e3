import { m } from '@orendi/messages';
import { type ReactNode, useState } from 'react';
import { Button } from '../forms/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  /** Names what is done, on the button and in the question. */
  label: string;
  question: string;
  text: string;
  isBusy?: boolean;
  look?: string;
  onConfirm: () => void;
  children?: ReactNode;
}

/** A button that asks before it does something. */
export function ConfirmButton(props: Props) {
  const { label, question, text, isBusy = false, look = '', onConfirm, children } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button isBusy={isBusy} onClick={() => setAsking(true)} className={look}>
        {label}
      </Button>
      {children}
      {isAsking && (
        <ConfirmDialog
          heading={question}
          confirmLabel={label}
          cancelLabel={m.publish_cancel()}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
          onCancel={() => setAsking(false)}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}

export function DeleteButton(props: Omit<Props, 'isBusy' | 'look' | 'children'>) {
  return (
    <div id="delete" className="flex flex-col border-t border-line pt-6">
      <ConfirmButton {...props} look="self-start text-accent-deep" />
    </div>
  );
}
