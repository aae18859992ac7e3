import type { Api } from '@orendi/contract/client-types';
import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formApi } from '../../forms/send-form.ts';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { usePictureChoice } from '../../pictures/use-picture-choice.ts';
import { forgetBusiness } from '../load-business.ts';

const toastId = 'cover';
const call = 'PUT /private/business-profile/update-cover-photo';

/**
 * The cover photo of the user's business. A chosen file shows at once and uploads by itself; if that fails it is
 * removed again and a toast says why. The cover can also be removed.
 */
export function useCover(businessId: number) {
  const choice = usePictureChoice(picture.coverLongestSide);
  const { call: run, isLoading } = useApiCall();
  /** Upload progress from 0 to 1; undefined while nothing is uploading. */
  const [sent, setSent] = useState<number>();
  const { revalidate } = useRevalidator();

  async function save(file: File): Promise<void> {
    setSent(0);
    const isKept = await change(async () => {
      const body = formOf('cover_photo', (await choice.file()) ?? file);
      await formApi(setSent)(call, { body });
    }, m.profile_cover_saved());
    setSent(undefined);
    if (!isKept) choice.clear();
  }

  /** Sending an empty `existingCoverPhotoUrl` and no file removes the cover. */
  async function remove(): Promise<void> {
    if (isLoading) return;
    const isGone = await change(async (api) => {
      await api(call, { body: formOf('existingCoverPhotoUrl', '') });
    }, m.profile_cover_removed());
    if (isGone) choice.clear();
  }

  /** @returns whether it succeeded; the page then shows the change */
  async function change(send: (api: Api) => Promise<void>, success: string): Promise<boolean> {
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
    choose(file: File): void {
      if (isLoading) return;
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
