import type { BannerPlace, BaseData } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { buttonClass } from '../../../ui/button-class.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useUpload } from '../../forms/send-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { usePictureChoice } from '../../pictures/use-picture-choice.ts';
import { ConsolePanel } from '../console-page.tsx';
import { useConsole } from '../use-console.tsx';

/** The photos on the home page. */
export function Banners({ banners }: { banners: BaseData['banners'] }) {
  return (
    <ConsolePanel heading={m.console_banners()} text={m.console_banners_text()}>
      <div className="grid gap-6 px-4.5 pb-4.5 @min-[44rem]:grid-cols-2">
        {(['main', 'secondary'] as const).map((place) => (
          <BannerForm
            // A new form for a new banner, as nothing is chosen in it.
            key={`${place} ${banners[place] ?? ''}`}
            place={place}
            present={banners[place]}
          />
        ))}
      </div>
    </ConsolePanel>
  );
}

const placeNames = {
  main: m.console_banner_main,
  secondary: m.console_banner_secondary,
} satisfies Record<BannerPlace, () => string>;

/** Wide enough for the largest screens. */
const longestSide = 2560;

/** A banner: the photo that is shown, if any, another one for it, and the way to take it off. */
function BannerForm({ place, present }: { place: BannerPlace; present: string | null }) {
  const form = useSubmission({ fields: ['photo'] });
  const photo = usePictureChoice(longestSide);
  const { sent, upload } = useUpload();
  const { ask, tell } = useConsole();

  const save = () =>
    form.submit(async () => {
      const body = new FormData();
      const file = await photo.file();
      if (file) body.set('photo', file);
      await upload((api) => api('PUT /operator/banners/{place}', { params: { place }, body }));
      await tell(m.console_banner_done());
    });
  const askToClear = () =>
    ask({
      heading: m.console_banner_clear_heading(),
      text: m.console_banner_clear_text(),
      success: m.console_banner_cleared(),
      send: (api) => api('DELETE /operator/banners/{place}', { params: { place } }),
    });

  return (
    <FormFrame
      form={form}
      label={m.console_banner_save()}
      isPlain
      onSubmit={() => void save()}
      after={
        present !== null && (
          <button type="button" onClick={askToClear} className={`${buttonClass()} self-start`}>
            {m.console_banner_clear()}
          </button>
        )
      }
    >
      <PictureField
        label={placeNames[place]()}
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
