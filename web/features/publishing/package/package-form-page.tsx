import type { OwnPackage } from '@orendi/contract/schemas/package';
import { m } from '@orendi/messages';
import { useMemo, useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { hiddenNames } from '../../catalogue/hidden-names.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { HiddenNotice, Notice } from '../hidden-notice.tsx';
import { NoProducts } from '../own-products/no-products.tsx';
import { atTodaysPrice, type OwnProduct, useKnownProducts } from '../own-products/own-products.ts';
import { contentsFor, contentsOf } from './package-values.ts';
import { PackageForm } from './package-form.tsx';

interface Props {
  /** Null creates one. */
  pack: OwnPackage | null;
  products: OwnProduct[];
  ids?: readonly number[];
  businessId: number;
}

export function PackageFormPage({ pack, products: own, ids, businessId }: Props) {
  const products = useMemo(() => own.map(atTodaysPrice), [own]);
  const [shown, setShown] = useState(pack);
  const [contents, setContents] = useState(() =>
    pack === null ? contentsFor(ids ?? [], products) : contentsOf(pack, products),
  );
  useKnownProducts(businessId, own);

  const missing = shown && hiddenNames(shown);

  function reset(theirs: OwnPackage): void {
    setShown(theirs);
    setContents(contentsOf(theirs, products));
  }

  return (
    <FormPage
      title={pack === null ? m.package_add_title() : m.package_edit()}
      intro={m.package_intro()}
      path={pack === null ? paths.createPackage() : paths.editPackage(pack.id)}
    >
      {pack?.hidden && <HiddenNotice hiding={pack.hidden} />}
      {!pack?.hidden && shown?.state === 'published' && missing !== null && (
        <Notice heading={m.package_hidden_heading()}>
          <p>{m.package_hidden_text({ names: missing })}</p>
          <p>{m.package_hidden_next()}</p>
        </Notice>
      )}
      {products.length === 0 && contents.length === 0 ? (
        <NoProducts />
      ) : (
        <PackageForm
          key={shown?.version}
          pack={shown}
          products={products}
          contents={contents}
          businessId={businessId}
          onReset={reset}
        />
      )}
    </FormPage>
  );
}
