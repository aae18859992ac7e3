import { m } from '@orendi/messages';
import { useEffect, useRef, useEffectEvent, useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FileZone } from '../file-zone.tsx';
import { PictureButton } from '../picture-button.tsx';
import { usePictureInput } from '../use-picture-input.ts';
import { SortablePhotos } from './sortable-photos.tsx';
import type { Photos } from './use-photos.ts';

interface Props {
  label: string;
  error: string | undefined;
  photos: Photos;
  /** The photos are being sent and cannot be changed. */
  isLocked: boolean;
}

/** Several photos: chosen from files, taken with a phone's camera, dropped or pasted; they can be reordered and removed. */
export function PhotosField({ label, error, photos, isLocked }: Props) {
  const take = (...files: File[]) => {
    if (!isLocked) photos.add(files);
  };
  const chooser = usePictureInput(take);
  const isOver = useGivenFiles(take);
  const { photos: shown, max, refusals, removed } = photos;
  const isFull = shown.length >= max;
  return (
    <Field label={label} isRequired error={error} hint={m.photos_hint({ max })}>
      {(control) => (
        <div className="flex flex-col gap-3">
          {shown.length > 0 && <SortablePhotos photos={photos} isLocked={isLocked} />}
          {removed && <Undo key={removed.id} onUndo={photos.undo} />}
          <div className="flex flex-wrap items-center gap-3">
            <FileZone
              {...control}
              {...chooser}
              multiple
              disabled={isFull}
              view={
                <span className="picture-zone-view">
                  <Icon name={isFull ? 'check' : 'plus'} className="size-8" />
                </span>
              }
              action={m.photos_add()}
              note={
                shown.length === 0 ? (
                  <span className="whitespace-normal pointer-coarse:hidden">{m.photos_drop()}</span>
                ) : (
                  m.photos_count({ count: shown.length, max })
                )
              }
              isOver={isOver && !isFull}
              look="grow"
            />
            {!isFull && (
              <PictureButton
                label={m.photos_camera()}
                look={`${buttonClass('plain', 'large')} hidden h-auto min-h-13.5 grow pointer-coarse:inline-flex`}
                onFiles={take}
                capture="environment"
              />
            )}
          </div>
          <div role="alert" className="text-s font-medium text-accent-deep">
            {refusals.map((refusal) => (
              <p key={refusal} className="wrap-anywhere">
                {refusal}
              </p>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

/** Reports a removed photo and offers to undo; takes the focus, which the photo had. */
function Undo({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <output className="flex items-center gap-3 rounded-m bg-sand py-1.5 pr-2 pl-4 text-s">
      <span className="grow">{m.photos_removed()}</span>
      <Button ref={button} onClick={onUndo} size="small">
        {m.photos_undo()}
      </Button>
    </output>
  );
}

/**
 * Accepts files dropped anywhere on the page, or pasted: dropping one outside the field would make the browser navigate
 * to it.
 * @returns whether files are being dragged over the page
 */
function useGivenFiles(take: (...files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);

  const takeAll = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(...files);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      takeAll(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      // Some programs add a picture of the text to copied text.
      if (event.clipboardData?.types.includes('text/plain')) return;
      takeAll(event, event.clipboardData);
    };
    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);

  return isOver;
}
