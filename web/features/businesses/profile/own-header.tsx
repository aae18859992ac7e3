import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { BusinessHeader, EditProfile } from '../business-header.tsx';
import { useCover } from './use-cover.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { usePictureInput } from '../../pictures/use-picture-input.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  business: OwnBusiness;
  /** How many products and packages it has. */
  listings: number;
}

/** The header of the owner's page: what visitors see, plus the owner's tools. */
export function OwnHeader({ business, listings }: Props) {
  const cover = useCover(business.id);
  const input = usePictureInput(cover.choose);
  const shown = cover.preview ?? business.cover_photo;
  return (
    <BusinessHeader
      business={{ ...business, cover_photo: shown }}
      listings={listings}
      actions={
        <div className="w-full">
          <div
            id="cover"
            className="grid scroll-mt-20 gap-3 xs:max-nav:grid-cols-2 nav:flex nav:flex-wrap"
          >
            <EditProfile />
            {business.suspension === null && (
              <a href={paths.business(business.id)} className={buttonClass('plain')}>
                {m.profile_public()}
              </a>
            )}
            <label
              className={`${buttonClass('plain')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
            >
              {cover.isSaving ? <Spinner /> : <Icon name="picture" className="size-5" />}
              {shown === null ? m.profile_cover_add() : m.profile_cover_change()}
              <input
                {...input}
                aria-busy={cover.isSaving}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
            </label>
            {business.cover_photo !== null && <RemoveCover onRemove={() => void cover.remove()} />}
          </div>
          {cover.sent !== undefined && (
            <div className="mt-4 max-w-form">
              <UploadProgress part={cover.sent} />
            </div>
          )}
        </div>
      }
    />
  );
}

/** Removes the cover photo after asking. */
function RemoveCover({ onRemove }: { onRemove: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="min-h-11 px-2 text-s text-ink-quiet underline underline-offset-4 hover:text-ink"
      >
        {m.profile_cover_remove()}
      </button>
      {isAsked && (
        <ConfirmDialog
          heading={m.profile_cover_remove_question()}
          confirmLabel={m.profile_cover_remove_yes()}
          cancelLabel={m.account_cancel()}
          onConfirm={() => {
            setAsked(false);
            onRemove();
          }}
          onCancel={() => setAsked(false)}
        >
          {m.profile_cover_remove_text()}
        </ConfirmDialog>
      )}
    </>
  );
}
