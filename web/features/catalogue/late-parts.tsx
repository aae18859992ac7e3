import { lazy, Suspense, type ComponentProps } from 'react';
import type { FitForm } from './fit/fit-form.tsx';
import type { ScaleDrawing } from './scale/scale-drawing.tsx';

/*
 * Parts of the detail page that must not delay it. The server renders them synchronously; the browser keeps that markup
 * and loads their scripts later. One whose script fails to load is left out.
 */

const nothing = () => ({ default: () => null });
const loadFit = () =>
  import('./fit/fit-form.tsx').then((part) => ({ default: part.FitForm }), nothing);
const loadScale = () =>
  import('./scale/scale-drawing.tsx').then((part) => ({ default: part.ScaleDrawing }), nothing);
const Fit = import.meta.env.SSR ? (await loadFit()).default : lazy(loadFit);
const Scale = import.meta.env.SSR ? (await loadScale()).default : lazy(loadScale);

export function FitPart(props: ComponentProps<typeof FitForm>) {
  return (
    <Suspense>
      <Fit {...props} />
    </Suspense>
  );
}

export function ScalePart(props: ComponentProps<typeof ScaleDrawing>) {
  return (
    <Suspense>
      <Scale {...props} />
    </Suspense>
  );
}
