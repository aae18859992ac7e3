import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { m } from '@orendi/messages';
import { useId, useRef, useState } from 'react';
import { dragWords } from './drag-words.ts';
import { photoProgress } from './photo-progress.ts';
import { FocusDialog } from './focus-dialog.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import type { Photos } from './use-photos.ts';

interface Props {
  photos: Photos;
  isLocked: boolean;
  sent: number | undefined;
}

/**
 * Milliseconds a finger must rest on a photo to drag it instead of scrolling, and how many pixels it may move while it
 * does.
 */
const touch = { delay: 180, tolerance: 8 };
const mouse = { distance: 6 };

/** Photos reordered by dragging, with the arrow keys or with buttons. */
export function SortablePhotos({
  photos: { photos, move, remove, reject, point },
  isLocked,
  sent,
}: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useKeptFocus(list);
  const [said, setSaid] = useState('');
  const [pointed, setPointed] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: mouse }),
    useSensor(TouchSensor, { activationConstraint: touch }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = photos.map((photo) => photo.id);
  const inPointing = photos.find(({ id: photoId }) => photoId === pointed);
  const progress = sent === undefined ? undefined : photoProgress(photos, sent);

  function step(photoId: string, to: number): void {
    const [from, count] = [ids.indexOf(photoId) + 1, ids.length];
    keepFocus(photoId);
    move(photoId, to);
    setSaid(m.photos_moved({ from, to: to + 1, count }));
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={dragWords(ids)}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(String(active.id), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={isLocked}>
        <ol ref={list} className="photo-grid">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              sent={progress?.get(photo.id)}
              isLocked={isLocked}
              onMove={(to) => step(photo.id, to)}
              onPoint={() => setPointed(photo.id)}
              onRemove={() => remove(photo.id)}
              onBroken={() => reject(photo.id, m.photos_unreadable())}
            />
          ))}
        </ol>
      </SortableContext>
      <output className="sr-only">{said}</output>
      {inPointing && (
        <FocusDialog
          photo={inPointing}
          number={photos.indexOf(inPointing) + 1}
          onCancel={() => setPointed(undefined)}
          onChoose={(focus) => {
            point(inPointing.id, focus);
            setPointed(undefined);
          }}
        />
      )}
    </DndContext>
  );
}
