import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ShareWays } from '../../catalogue/share/share-ways.tsx';
import { useShareSheet } from '../../catalogue/share/use-share-sheet.ts';
import { useSharedListing } from '../../catalogue/share/use-shared-listing.ts';
import { rowButton } from './images-button.tsx';
import type { OwnListing } from './own-listing.ts';

/** Shares a listing as `Share` does, where a menu would be cut off: the ways are in a dialog. */
export function ShareButton({ listing }: { listing: OwnListing }) {
  const [isAsking, setAsking] = useState(false);
  const shared = useSharedListing()({ ...listing, ...listing.saleDays });
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
        className={`${rowButton} w-8 max-nav:w-10`}
      >
        <Icon name="share" className="size-4.5" />
      </button>
      {isAsking && (
        <QuestionDialog heading={title} onCancel={close}>
          <ul className="my-4 -mx-3">
            <ShareWays shared={shared} look="menu-choice w-full text-left" onChoose={close} />
          </ul>
          <button type="button" onClick={close} className={`${buttonClass()} w-full`}>
            {m.account_cancel()}
          </button>
        </QuestionDialog>
      )}
    </>
  );
}
