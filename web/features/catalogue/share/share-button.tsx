import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ShareWays } from './share-ways.tsx';
import { type Shared, useShareSheet } from './use-share-sheet.ts';

interface Props {
  shared: Shared;
  look: string;
}

/** Shares as `Share` does, where a menu would be cut off: the ways are in a dialog. */
export function ShareButton({ shared, look }: Props) {
  const [isAsking, setAsking] = useState(false);
  const sheet = useShareSheet(shared);
  const title = `${m.share_open()}: ${shared.name}`;
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        aria-label={title}
        onPointerDown={sheet.prepare}
        onClick={() => setAsking(!sheet.open())}
        className={look}
      >
        <Icon name="share" className="size-4.5" />
      </button>
      {isAsking && (
        <QuestionDialog heading={title} onCancel={close}>
          <ul className="my-4 -mx-3">
            <ShareWays
              shared={shared}
              look="menu-choice w-full text-left"
              onCopy={close}
              onShared={close}
            />
          </ul>
          <button type="button" onClick={close} className={`${buttonClass()} w-full`}>
            {m.account_cancel()}
          </button>
        </QuestionDialog>
      )}
    </>
  );
}
