import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { m } from '@orendi/messages';
import { useId, useRef, useState, useEffect, type RefObject } from 'react';
import { FocusDialog } from './focus-dialog.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { Photos } from './use-photos.ts';

/**
 * Milliseconds a finger must rest on a photo to drag it instead of scrolling, and how many pixels it may move while it
 * does.
 */
const touch = { delay: 180, tolerance: 8 };
const mouse = { distance: 6 };

/** Photos reordered by dragging, with the arrow keys or with buttons. */
export function SortablePhotos({ isLocked, ...props }: { photos: Photos; isLocked: boolean }) {
  const { photos, move, point } = props.photos;
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
        <ol
          ref={list}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(36),100%),1fr))] gap-3"
        >
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              photos={props.photos}
              isLocked={isLocked}
              onMove={(to) => step(photo.id, to)}
              onPoint={() => setPointed(photo.id)}
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

/** Screen reader announcements for moving a photo by keyboard. */
function dragWords(ids: readonly string[]): DndContextProps['accessibility'] {
  const count = ids.length;
  const numberOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  return {
    screenReaderInstructions: { draggable: m.photos_drag_help() },
    announcements: {
      onDragStart: ({ active }) => m.photos_drag_start({ number: numberOf(active.id) }),
      onDragOver: ({ active, over }) =>
        over
          ? m.photos_drag_over({ number: numberOf(active.id), place: numberOf(over.id), count })
          : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? m.photos_drag_end({ number: numberOf(active.id), place: numberOf(over.id), count })
          : m.photos_drag_cancel({ number: numberOf(active.id) }),
      onDragCancel: ({ active }) => m.photos_drag_cancel({ number: numberOf(active.id) }),
    },
  };
}

/** Restores the focus to the pressed button of an entry that the press has moved, or to the entry if that is gone. */
function useKeptFocus(list: RefObject<HTMLElement | null>): (entry: string) => void {
  const wish = useRef<[entry: string, action: string]>(undefined);

  useEffect(() => {
    if (wish.current === undefined) return;
    const [entry, action] = wish.current;
    wish.current = undefined;
    const place = list.current?.querySelector(`[data-entry="${CSS.escape(entry)}"]`);
    const button = place?.querySelector<HTMLElement>(`[data-action="${action}"]`);
    (button ?? place?.querySelector('button'))?.focus();
  });

  return (entry) => {
    const { activeElement } = document;
    const action = activeElement instanceof HTMLElement ? activeElement.dataset.action : undefined;
    wish.current = [entry, action ?? ''];
  };
}
