import { m } from '@orendi/messages';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface Props {
  /** Names what is done, on the button and in the question. */
  label: string;
  question: string;
  /** Explains what will happen. */
  text: string;
  /** Whether it is being done. */
  isBusy?: boolean;
  look?: string;
  onConfirm: () => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** A button that asks before it does something. */
export function ConfirmButton(props: Props) {
  const { label, question, text, isBusy = false, look = '', onConfirm, children } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={isBusy ? undefined : () => setAsking(true)}
        className={`${buttonClass()} ${look}`}
      >
        {isBusy && <Spinner />}
        {label}
      </button>
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

/** Deletes the listing that a form edits, after asking. */
export function DeleteButton(props: Omit<Props, 'isBusy' | 'look' | 'children'>) {
  return (
    <div id="delete" className="flex flex-col border-t border-line pt-6">
      <ConfirmButton {...props} look="self-start text-accent-deep" />
    </div>
  );
}
