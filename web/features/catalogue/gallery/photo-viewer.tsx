import { m } from '@orendi/messages';
import type { ComponentProps } from 'react';
import { Viewer } from '../../../ui/viewer/viewer.tsx';

/** The full-screen viewer with its labels. */
export function PhotoViewer(props: Omit<ComponentProps<typeof Viewer>, 'words'>) {
  return (
    <Viewer
      {...props}
      words={{
        close: m.detail_close_photos(),
        previous: m.slider_previous(),
        next: m.slider_next(),
        zoomIn: m.detail_zoom_in(),
        zoomOut: m.detail_zoom_out(),
        placeOf: (place, count) => m.slider_place({ place, count }),
      }}
    />
  );
}
