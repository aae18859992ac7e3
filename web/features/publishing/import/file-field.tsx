import { m } from '@orendi/messages';
import { useEffect, useRef } from 'react';
import { Drawing, Icon } from '../../../ui/icon.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FileZone } from '../../pictures/file-zone.tsx';

const sheetOfPaper = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';

interface Props {
  label: string;
  hint: string;
  accept: string;
  isRequired: boolean;
  error: string | undefined;
  files: readonly File[];
  isMultiple?: boolean;
  takesFocus?: boolean;
  onFiles: (files: File[]) => void;
}

/** A file, or several, chosen or dropped. */
export function FileField({ label, hint, isRequired, error, files, onFiles, ...rest }: Props) {
  const { accept, takesFocus = false, isMultiple } = rest;
  const [first, ...others] = files;
  const name = first && (others.length > 0 ? m.import_files({ count: files.length }) : first.name);
  const input = useRef<HTMLInputElement>(null);

  function takeChosen(): void {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) onFiles(chosen);
  }

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  function remove(): void {
    if (input.current) input.current.value = '';
    onFiles([]);
    input.current?.focus();
  }

  return (
    <Field label={label} isRequired={isRequired} error={error} hint={hint}>
      {(control) => (
        <div className="flex items-stretch gap-2">
          <FileZone
            {...control}
            ref={input}
            accept={accept}
            multiple={isMultiple}
            view={<Drawing path={sheetOfPaper} className="text-ink-quiet" />}
            action={name ? m.import_other_file() : m.import_choose_file()}
            chosen={name}
            note={<span className="pointer-coarse:hidden">{m.import_drop()}</span>}
            look="min-w-0 grow"
            onChange={takeChosen}
          />
          {name && (
            <button
              type="button"
              onClick={remove}
              aria-label={m.import_remove_file({ name })}
              className="grid w-11 shrink-0 place-items-center rounded-m border border-line-control hover:border-ink"
            >
              <Icon name="close" className="size-5" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
