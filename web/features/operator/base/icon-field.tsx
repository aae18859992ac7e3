import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { Field } from '../../../ui/fields/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { acceptedPictures } from '../../pictures/prepare-picture.ts';

interface Props {
  isRequired: boolean;
  /** The server's error. */
  error: string | undefined;
  /** URL of the present icon; null for none. */
  present: string | null;
  onChoose: (file: File) => void;
}

/** The icon of a category: a file as it is, which the server makes a shape of. Unlike a photo it may be an SVG. */
export function IconField({ isRequired, error, present, onChoose }: Props) {
  const [chosen, setChosen] = useState<{ name: string; url: string }>();
  const shown = chosen?.url ?? present;

  useEffect(() => {
    if (chosen === undefined) return undefined;
    return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);

  function choose(file: File | undefined): void {
    if (file === undefined) return;
    setChosen({ name: file.name, url: URL.createObjectURL(file) });
    onChoose(file);
  }

  return (
    <Field
      label={m.console_category_icon()}
      isRequired={isRequired}
      error={error}
      hint={m.console_icon_hint()}
    >
      {(control) => (
        <div className="picture-zone">
          <span className="picture-zone-view">
            {shown === null ? (
              <Icon name="picture" className="size-8" />
            ) : (
              <img src={shown} alt="" className="size-full object-contain p-2" />
            )}
          </span>
          <span aria-hidden="true" className="min-w-0">
            <span className="block font-medium underline underline-offset-4">
              {m.console_icon_choose()}
            </span>
            <span className="block truncate text-s text-ink-quiet">{chosen?.name}</span>
          </span>
          <input
            {...control}
            type="file"
            accept={`image/svg+xml,.svg,${acceptedPictures}`}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <output className="sr-only">{chosen?.name}</output>
        </div>
      )}
    </Field>
  );
}
