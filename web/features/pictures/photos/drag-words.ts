import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { m } from '@orendi/messages';

/**
 * Screen reader announcements for moving a photo by keyboard.
 * @param ids of the photos, in order
 */
export function dragWords(ids: readonly string[]): DndContextProps['accessibility'] {
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
