import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { BusinessHeader } from '../business-header.tsx';
import { CoverButton } from './cover-button.tsx';
import { EditProfile } from '../edit-profile.tsx';
import { RemoveCover } from './remove-cover.tsx';
import { useCover } from './use-cover.ts';

interface Props {
  business: OwnBusiness;
  /** How many products and packages it has. */
  listings: number;
}

/** The header of the owner's page: what visitors see, plus the owner's tools. */
export function OwnHeader({ business, listings }: Props) {
  const cover = useCover(business.id);
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
            <CoverButton
              hasCover={shown !== null}
              isSaving={cover.isSaving}
              onChoose={cover.choose}
            />
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
