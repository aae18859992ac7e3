import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { FormPage } from '../../forms/form-page.tsx';

interface Props {
  /** Whether a product is being created rather than edited. */
  isNew: boolean;
  path: string;
  children: ReactNode;
}

/** The page frame of a product form. */
export function ProductPage({ isNew, path, children }: Props) {
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
