import type { Api } from '@orendi/contract/client-types';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useUpload } from '../../forms/send-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { usePictureChoice } from '../../pictures/use-picture-choice.ts';
import { useConsole } from '../use-console.tsx';
import { Button } from '../../forms/button.tsx';

interface Props {
  /** The name of the file in its form. */
  field: 'photo' | 'logo';
  label: string;
  present: string | null;
  /** In pixels. */
  longestSide: number;
  words: Record<'save' | 'done' | 'clear' | 'clearHeading' | 'clearText' | 'cleared', () => string>;
  send: (api: Api, body: FormData) => Promise<unknown>;
  clear: (api: Api) => Promise<unknown>;
}

/** A picture of the marketplace: the one that is shown, if any, another one for it, and the way to take it off. */
export function PictureSlot({ field, label, present, longestSide, words, send, clear }: Props) {
  const form = useSubmission({ fields: [field] });
  const picture = usePictureChoice(longestSide);
  const { sent, upload } = useUpload();
  const { ask, tell } = useConsole();

  const save = () =>
    form.submit(async () => {
      const body = new FormData();
      const file = await picture.file();
      if (file) body.set(field, file);
      await upload((api) => send(api, body));
      await tell(words.done());
    });
  const askToClear = () =>
    ask({
      heading: words.clearHeading(),
      text: words.clearText(),
      success: words.cleared(),
      send: clear,
    });

  return (
    <FormFrame
      form={form}
      label={words.save()}
      isPlain
      onSubmit={() => void save()}
      after={
        present !== null && (
          <Button onClick={askToClear} className="self-start">
            {words.clear()}
          </Button>
        )
      }
    >
      <PictureField
        label={label}
        isRequired
        error={form.errors[field]}
        choice={picture}
        present={present}
        onChoose={() => form.repair([field])}
      />
      {sent !== undefined && <UploadProgress part={sent} />}
    </FormFrame>
  );
}
