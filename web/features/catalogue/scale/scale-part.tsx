import { lazy, Suspense, type ComponentProps } from 'react';
import type { ScaleDrawing } from './scale-drawing.tsx';

const load = () =>
  import('./scale-drawing.tsx').then(
    ({ ScaleDrawing: drawing }) => ({ default: drawing }),
    () => ({ default: () => null }),
  );

/** Rendered synchronously on the server; the browser keeps that markup and loads the script later. */
const Drawing = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The scale drawing, which must not delay the page; omitted if its script fails to load. */
export function ScalePart(props: ComponentProps<typeof ScaleDrawing>) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
