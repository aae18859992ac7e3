import { lazy, Suspense, type ComponentProps } from 'react';
import type { FitForm } from './fit-form.tsx';

const load = () =>
  import('./fit-form.tsx').then(
    ({ FitForm: form }) => ({ default: form }),
    () => ({ default: () => null }),
  );

/** Rendered synchronously on the server; the browser keeps that markup and loads the script later. */
const Form = import.meta.env.SSR ? (await load()).default : lazy(load);

/** Whether a listing fits the visitor's place, which must not delay the page; omitted if its script fails to load. */
export function FitPart(props: ComponentProps<typeof FitForm>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
