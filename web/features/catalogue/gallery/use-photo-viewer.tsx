import { m } from '@orendi/messages';
import { useState, type ReactNode } from 'react';
import type { PhotoViewer } from './photo-viewer.tsx';

interface OpenedViewer {
  View: typeof PhotoViewer;
  /** The photo to begin with. */
  first: number;
}

const loadViewer = () => import('./photo-viewer.tsx');

/**
 * The photos over the whole screen. The script for it comes with the first need, or ahead of it by `load`; where it does
 * not come, the browser shows the picture itself. The focus goes back to where it was; `onClose` gets the photo that was
 * last in view.
 */
export function usePhotoViewer(photos: string[], name: string, onClose?: (at: number) => void) {
  const [opened, setOpened] = useState<OpenedViewer>();
  const shown: ReactNode = opened && (
    <opened.View
      label={`${m.detail_photos()}: ${name}`}
      pictures={photos.map((url, index) => ({
        url,
        alt: m.detail_photo({ name, number: index + 1 }),
      }))}
      first={opened.first}
      onClose={(at) => {
        setOpened(undefined);
        onClose?.(at);
      }}
    />
  );
  return {
    shown,
    load: () => void loadViewer().catch(() => {}),
    open(first: number) {
      loadViewer().then(
        ({ PhotoViewer: View }) => setOpened({ View, first }),
        () => location.assign(photos[first] ?? ''),
      );
    },
  };
}
