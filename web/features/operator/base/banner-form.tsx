import type { BannerPlace } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { formApi } from '../../forms/send-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { usePictureChoice } from '../../pictures/use-picture-choice.ts';

interface Props {
  place: BannerPlace;
  name: string;
  /** The photo that is shown now; null for none. */
  present: string | null;
  onClear: () => void;
}

/** Wide enough for the largest screens. */
const longestSide = 2560;

/** A banner: what is shown, another photo for it, and the way to take it off. */
export function BannerForm({ place, name, present, onClear }: Props) {
  const form = useSubmission({ fields: ['photo'] });
  const photo = usePictureChoice(longestSide);
  /** Upload progress from 0 to 1; undefined while nothing is being sent. */
  const [sent, setSent] = useState<number>();
  const { revalidate } = useRevalidator();

  const save = () =>
    form.submit(async () => {
      const body = new FormData();
      const file = await photo.file();
      if (file) body.set('photo', file);
      setSent(0);
      try {
        await formApi(setSent)('PUT /operator/banners/{place}', { params: { place }, body });
      } finally {
        setSent(undefined);
      }
      await revalidate();
      showToast({ kind: 'success', text: m.console_banner_done(), id: 'console' });
    });

  return (
    <FormFrame
      form={form}
      label={m.console_banner_save()}
      isPlain
      onSubmit={() => void save()}
      after={
        present !== null && (
          <button type="button" onClick={onClear} className={`${buttonClass()} self-start`}>
            {m.console_banner_clear()}
          </button>
        )
      }
    >
      <PictureField
        label={name}
        isRequired
        error={form.errors.photo}
        choice={photo}
        present={present}
        onChoose={() => form.repair(['photo'])}
      />
      {sent !== undefined && <UploadProgress part={sent} />}
    </FormFrame>
  );
}
