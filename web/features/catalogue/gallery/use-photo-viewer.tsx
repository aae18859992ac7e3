import { m } from '@orendi/messages';
import { useState } from 'react';
import type { Viewer } from '../../../ui/viewer/viewer.tsx';

const loadViewer = () => import('../../../ui/viewer/viewer.tsx');

/**
 * Opens photos full screen. The script loads on first use, or earlier through `load`; if it fails to load, the browser
 * opens the image file instead. Focus returns to where it was; `onClose` receives the index last in view.
 */
export function usePhotoViewer(photos: string[], name: string, onClose?: (at: number) => void) {
  const [opened, setOpened] = useState<{ View: typeof Viewer; first: number }>();
  const shown = opened && (
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
        ({ Viewer: View }) => setOpened({ View, first }),
        () => location.assign(photos[first] ?? ''),
      );
    },
  };
}
