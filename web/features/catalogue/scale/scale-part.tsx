import { lazy, Suspense, type ComponentProps } from 'react';
import type { ScaleDrawing } from './scale-drawing.tsx';

const load = () =>
  import('./scale-drawing.tsx').then(
    ({ ScaleDrawing: drawing }) => ({ default: drawing }),
    () => ({ default: () => null }),
  );

/** On the server the drawing is there at once; the browser shows what came from there, and its script comes later. */
const Drawing = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The drawing to scale, without which nobody waits for the page; where its script does not come, there is none. */
export function ScalePart(props: ComponentProps<typeof ScaleDrawing>) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
