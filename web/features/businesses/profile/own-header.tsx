import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import type { Api } from '@orendi/contract/client-types';
import { picture } from '@orendi/contract/limits';
import { useRevalidator } from 'react-router';
import { usePage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { BusinessHeader, EditProfile } from '../business-header.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { ConfirmButton } from '../../forms/confirm-button.tsx';
import { useUpload } from '../../forms/send-form.ts';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { usePictureChoice } from '../../pictures/use-picture-choice.ts';
import { readable } from '../../pictures/prepare-picture.ts';
import { forgetBusiness } from '../load-business.ts';
import { CloseButton } from './holidays.tsx';

/** The header of the owner's page: what visitors see, plus the owner's tools. */
export function OwnHeader({ business, listings }: { business: OwnBusiness; listings: number }) {
  const cover = useCover(business.id);
  const shown = cover.preview ?? business.cover_photo;
  const isOwner = usePage().user?.role === 'owner';
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
            {isOwner && <EditProfile />}
            <a
              href={paths.business(business.id, business.business_name)}
              className={buttonClass('plain')}
            >
              {m.profile_public()}
            </a>
            {isOwner && (
              <PictureButton
                icon={cover.isSaving ? <Spinner /> : <Icon name="picture" className="size-5" />}
                label={shown === null ? m.profile_cover_add() : m.profile_cover_change()}
                look={buttonClass('plain')}
                onFiles={(file) => void cover.choose(file)}
                aria-busy={cover.isSaving}
              />
            )}
            <CloseButton business={business} />
            {isOwner && business.cover_photo !== null && (
              <ConfirmButton
                label={m.profile_cover_remove()}
                question={m.profile_cover_remove_question()}
                text={m.profile_cover_remove_text()}
                yes={m.profile_cover_remove_yes()}
                look="w-full text-ink-quiet"
                onConfirm={() => void cover.remove()}
              />
            )}
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

const toastId = 'cover';
const call = 'PUT /private/business-profile/update-cover-photo';

/** The cover photo of the user's business. A chosen file shows at once, and goes again if its upload fails. */
function useCover(businessId: number) {
  const choice = usePictureChoice(picture.coverLongestSide);
  const { call: run, isLoading } = useApiCall();
  const { sent, upload } = useUpload();
  const { revalidate } = useRevalidator();

  async function save(file: File): Promise<void> {
    const send = async (api: Api) =>
      api(call, { body: formOf('cover_photo', (await choice.file()) ?? file) });
    if (!(await change(() => upload(send), m.profile_cover_saved()))) choice.clear();
  }

  /** Sending an empty `existingCoverPhotoUrl` and no file removes the cover. */
  async function remove(): Promise<void> {
    if (isLoading) return;
    const send = (api: Api) => api(call, { body: formOf('existingCoverPhotoUrl', '') });
    if (await change(send, m.profile_cover_removed())) choice.clear();
  }

  /** @returns whether it succeeded; the page then shows the change */
  async function change(send: (api: Api) => Promise<unknown>, success: string): Promise<boolean> {
    const isDone = await run((api) => send(api).then(() => true), { success, toastId });
    if (!isDone) return false;
    forgetBusiness(businessId);
    await revalidate();
    return true;
  }

  return {
    preview: choice.preview,
    sent,
    isSaving: isLoading,
    async choose(chosen: File): Promise<void> {
      if (isLoading) return;
      const file = await readable(chosen);
      const refusal = choice.choose(file);
      if (refusal === undefined) void save(file);
      else showToast({ kind: 'error', text: refusal, id: toastId });
    },
    remove,
  };
}

function formOf(field: string, value: string | File): FormData {
  const form = new FormData();
  form.set(field, value);
  return form;
}
