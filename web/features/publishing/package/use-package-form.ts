import type { ListingState } from '@orendi/contract/listings';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import { m } from '@orendi/messages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../../api/failure.ts';
import { paths } from '../../../platform/paths.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { randomKey } from '../../forms/random-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { forgetBusiness } from '../../businesses/load-business.ts';
import { hiddenNames } from '../../catalogue/hidden-names.ts';
import type { OwnProduct } from '../own-products/own-products.ts';
import { useTellSaved } from '../tell-published.tsx';
import {
  addProduct,
  likelyCurrency,
  packageFormData,
  type PackageLine,
  packageValues,
  setQuantity,
} from './package-values.ts';

export interface PackageFormStart {
  /** Null creates one. */
  pack: OwnPackage | null;
  products: readonly OwnProduct[];
  contents: PackageLine[];
  businessId: number;
}

/** The API's names of the two lists; the errors of both are shown at the product search. */
export const contentsFields = ['product_ids', 'quantity'] as const;

/** The package form and its submission. A package saved elsewhere since is not overwritten: `conflict` holds it. */
export function usePackageForm({ pack, products, contents, businessId }: PackageFormStart) {
  const form = useForm(packageValues(pack, likelyCurrency(contents, products)), contentsFields);
  const [lines, setLines] = useState(contents);
  const tellSaved = useTellSaved();
  /** The state with which the package was last sent. */
  const wanted = useRef<ListingState>('published');
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const [conflict, setConflict] = useState<OwnPackage>();
  /** It has been deleted elsewhere: saving publishes it anew. */
  const [isGone, setGone] = useState(false);
  const present = isGone ? null : pack;
  /** Idempotency key: a new package is published once even if the first response is lost. */
  const [key] = useState(randomKey);

  function changeLines(change: (lines: PackageLine[]) => PackageLine[]): void {
    if (form.isBusy()) return;
    setLines(change);
    setMissing(false);
    form.repair(contentsFields);
  }

  async function leave(saved: OwnPackage): Promise<void> {
    forgetBusiness(businessId);
    await form.leave(() => navigate(paths.dashboard));
    const text = present?.state === 'published' ? m.package_saved() : m.package_created();
    const isPublic = !saved.hidden && hiddenNames(saved) === null;
    tellSaved({ ...saved, type: 'package', name: saved.package_name }, text, isPublic);
  }

  const save = (state: ListingState, version = pack?.version) => {
    wanted.current = state;
    setConflict(undefined);
    setMissing(state !== 'draft' && lines.every(({ quantity }) => quantity === 0));
    return form.submit(async (api, values) => {
      if (present === null) {
        const body = packageFormData(values, lines, state, null);
        const headers = { 'Idempotency-Key': key };
        await leave(await api('POST /private/package-creation/create', { headers, body }));
        return;
      }
      const { id } = present;
      let saved: OwnPackage;
      try {
        const target = { id, version: version ?? present.version };
        const body = packageFormData(values, lines, state, target);
        saved = await api('PUT /private/package-creation/update', { body });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.code === 'NOT_FOUND' && error.errors.length === 0) {
          setGone(true);
          throw new ApiFailure(404, error.code, m.package_gone({ button: m.package_add() }));
        }
        if (error.code !== 'CONFLICT') throw error;
        setConflict(await api('GET /private/package-creation/get/{id}', { params: { id } }));
        return;
      }
      await leave(saved);
    });
  };

  /** Deletes it and discards the form's changes, so that leaving does not ask. */
  const remove = (id: number) =>
    form.submit(async (api) => {
      await api('DELETE /private/package-creation/delete', { query: { packageId: id } });
      forgetBusiness(businessId);
      await form.leave(() => navigate(paths.dashboard));
      showToast({ kind: 'success', text: m.package_deleted(), id: 'published' });
    });

  return {
    ...form,
    error: isMissing ? m.publish_no_product() : (form.errors.product_ids ?? form.errors.quantity),
    isChanged: form.isChanged || (lines !== contents && !form.isSending),
    lines,
    add: (product: OwnProduct) => changeLines((now) => addProduct(now, product)),
    setQuantity: (id: number, count: number) => changeLines((now) => setQuantity(now, id, count)),
    conflict,
    /** The package that is changed; null while it is new. */
    present,
    forgetConflict: () => setConflict(undefined),
    save,
    /** Overwrites what was saved elsewhere. */
    keepMine: () => void save(wanted.current, conflict?.version),
    remove,
  };
}
