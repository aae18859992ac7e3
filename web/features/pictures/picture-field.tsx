import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import type { ClipboardEvent } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import { FileZone, PictureView } from './file-zone.tsx';
import { megabyte } from './megabyte.ts';
import { readable } from './prepare-picture.ts';
import type { PictureChoice } from './use-picture-choice.ts';
import { usePictureInput } from './use-picture-input.ts';

interface Props {
  label: string;
  isRequired: boolean;
  error: string | undefined;
  choice: PictureChoice;
  /** URL of the current picture; null for none. */
  present: string | null;
  onChoose: () => void;
}

/** One picture: chosen from files, taken with a phone's camera, dropped or pasted. */
export function PictureField({ label, isRequired, error, choice, present, onChoose }: Props) {
  const shown = choice.preview ?? present;
  const input = usePictureInput((file) => void take(file));

  async function take(file: File): Promise<void> {
    if (choice.choose(await readable(file)) === undefined) onChoose();
  }

  function paste(event: ClipboardEvent): void {
    const [file] = event.clipboardData.files;
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  }

  return (
    <Field
      label={label}
      isRequired={isRequired}
      error={choice.refusal ?? error}
      hint={m.picture_hint({ size: picture.maxBytes / megabyte })}
    >
      {(control) => (
        <FileZone
          {...control}
          {...input}
          view={<PictureView url={shown} alt={label} />}
          action={shown === null ? m.picture_choose() : m.picture_replace()}
          chosen={choice.isPreparing ? m.picture_preparing() : choice.name}
          note={<span className="pointer-coarse:hidden">{m.picture_drop()}</span>}
          onPaste={paste}
        />
      )}
    </Field>
  );
}
