import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formApi } from '../../../api/send-form.ts';
import { useApiCall } from '../../../api/use-api-call.ts';
import { showToast } from '../../../ui/toast.ts';
import { usePictureChoice } from '../../pictures/use-picture-choice.ts';
import { forgetBusiness } from '../load-business.ts';

const toastId = 'cover';

/**
 * The cover photo of the own business: one that is chosen shows at once and is sent by itself; what cannot be kept goes
 * away again, and a toast says why.
 */
export function useCover(businessId: number) {
  const choice = usePictureChoice(picture.coverLongestSide);
  const { call, isLoading } = useApiCall();
  const [part, setPart] = useState(0);
  const { revalidate } = useRevalidator();

  async function save(file: File): Promise<void> {
    setPart(0);
    const isKept = await call(
      async () => {
        const body = new FormData();
        body.set('cover_photo', (await choice.file()) ?? file);
        await formApi(setPart)('PUT /private/business-profile/update-cover-photo', { body });
        return true;
      },
      { success: m.profile_cover_saved(), toastId },
    );
    if (!isKept) {
      choice.clear();
      return;
    }
    forgetBusiness(businessId);
    await revalidate();
  }

  function change(file: File): void {
    if (isLoading) return;
    const refusal = choice.choose(file);
    if (refusal === undefined) void save(file);
    else showToast({ kind: 'error', text: refusal, id: toastId });
  }

  return { preview: choice.preview, part, isSaving: isLoading, change };
}
