import { m } from '@orendi/messages';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { MissingPage } from '../../discovery/missing-page.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { dismissPublished } from '../tell-published.tsx';
import type { ProductFormStart } from './load-product-form.ts';
import { ProductEditor } from './product-editor.tsx';

type MaybeStart = ProductFormStart | null;

interface Props {
  /** The loaded product or its failure, or a promise of it: the page then shows that it is loading. */
  start: MaybeStart | Promise<MaybeStart>;
  path: string;
}

export function AwaitedProduct({ start, path }: Props) {
  if (!(start instanceof Promise)) return <Loaded start={start} path={path} />;
  return (
    <Suspense
      fallback={
        <ProductPage isNew={false} path={path}>
          <output>{m.product_loading()}</output>
        </ProductPage>
      }
    >
      <Loaded start={start} path={path} />
    </Suspense>
  );
}

function Loaded({ start: given, path }: Props) {
  const start = given instanceof Promise ? use(given) : given;
  if (start === null)
    return <MissingPage title={m.not_found_heading()} text={m.not_found_text()} />;
  return (
    <ProductPage isNew={false} path={path}>
      <ProductEditor start={start} />
    </ProductPage>
  );
}

interface ProductPageProps {
  /** Whether a product is being created rather than edited. */
  isNew: boolean;
  path: string;
  children: ReactNode;
}

export function ProductPage({ isNew, path, children }: ProductPageProps) {
  useEffect(dismissPublished, []);
  return (
    <FormPage
      title={isNew ? m.product_add() : m.product_edit()}
      intro={isNew ? m.product_add_text() : m.product_edit_text()}
      path={path}
    >
      {children}
    </FormPage>
  );
}
