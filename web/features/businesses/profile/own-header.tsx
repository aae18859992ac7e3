import type { Business } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { BusinessHeader } from '../business-header.tsx';
import { CoverButton } from './cover-button.tsx';
import { EditProfile } from './edit-profile.tsx';
import { useCover } from './use-cover.ts';

interface Props {
  business: Business;
  /** How many products and packages it has. */
  pieces: number;
}

/** The top of the own business's page: what visitors see, and the owner's tools. */
export function OwnHeader({ business, pieces }: Props) {
  const cover = useCover(business.id);
  const shown = cover.preview ?? business.cover_photo;
  return (
    <BusinessHeader
      business={{ ...business, cover_photo: shown }}
      pieces={pieces}
      actions={
        <div className="w-full">
          <div className="flex flex-wrap gap-3">
            <EditProfile />
            <a href={paths.business(business.id)} className={buttonClass('plain')}>
              {m.profile_public()}
            </a>
            <CoverButton
              hasCover={shown !== null}
              isSaving={cover.isSaving}
              onChoose={cover.change}
            />
          </div>
          {cover.isSaving && (
            <div className="mt-4 max-w-form">
              <UploadProgress part={cover.part} />
            </div>
          )}
        </div>
      }
    />
  );
}
