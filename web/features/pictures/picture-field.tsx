import { picture } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useState, type ClipboardEvent } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';
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

/**
 * One picture: chosen from files, taken with a phone's camera, dropped or pasted. The native file input covers the
 * whole field invisibly, so all of it can be pressed and dropped on.
 */
export function PictureField({ label, isRequired, error, choice, present, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
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
        <div className="picture-zone" data-over={isOver || undefined} onPaste={paste}>
          <span className="picture-zone-view">
            {shown === null ? (
              <Icon name="picture" className="size-8" />
            ) : (
              <img src={shown} alt={label} className="size-full object-contain" />
            )}
          </span>
          <span aria-hidden="true" className="min-w-0">
            <span className="block font-medium underline underline-offset-4">
              {shown === null ? m.picture_choose() : m.picture_replace()}
            </span>
            <span className="block truncate text-s text-ink-quiet">
              {choice.isPreparing
                ? m.picture_preparing()
                : choice.name || <span className="pointer-coarse:hidden">{m.picture_drop()}</span>}
            </span>
          </span>
          <input
            {...control}
            {...input}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          />
          <output className="sr-only">
            {choice.isPreparing ? m.picture_preparing() : choice.name}
          </output>
        </div>
      )}
    </Field>
  );
}
