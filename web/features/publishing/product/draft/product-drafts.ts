import type { OwnProduct } from '@orendi/contract/schemas/product';
import { createStore, delMany, getMany, set, type UseStore } from 'idb-keyval';
import type { NewPhoto, Photo } from '../../../pictures/photos/photo.ts';
import type { ProductValues } from '../product-values.ts';

/** A photo in a draft: the server's URL, or the file itself. */
export type KeptPhoto = ({ url: string } | Pick<NewPhoto, 'file' | 'isReady'>) &
  Pick<Photo, 'focus' | 'moved'>;

export interface DraftTexts {
  values: ProductValues;
  /** The product when editing began; null for a new one. */
  base: OwnProduct | null;
  /** The idempotency key of an attempt that got no response: the product may already be published. */
  key?: string | undefined;
}

export interface ProductDraft extends DraftTexts {
  photos: KeptPhoto[];
}

/** Each form has a draft of its own: for a new product, for a copy, and for each edited product. */
export function draftName(productId: number | undefined, modelId: number | undefined): string {
  if (productId !== undefined) return `product ${productId}`;
  return modelId === undefined ? 'new product' : `copy of ${modelId}`;
}

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('orendi-drafts', 'drafts'));

/**
 * One user's draft of one form, stored in this browser. Texts and photos are stored separately, so that typing does not
 * rewrite photos. If storage is unavailable (private window, full disk), this does nothing.
 */
export function openProductDraft(userId: number, name: string) {
  const textsKey = [userId, name, 'texts'];
  const photosKey = [userId, name, 'photos'];
  const keep = (key: (string | number)[], value: unknown): Promise<boolean> =>
    tried(async () => {
      await set(key, value, store());
      return true;
    }, false);

  return {
    read: (): Promise<ProductDraft | undefined> =>
      tried(async () => {
        const [texts, photos] = await getMany<unknown>([textsKey, photosKey], store());
        if (texts === undefined) return undefined;
        return { ...(texts as DraftTexts), photos: (photos as KeptPhoto[] | undefined) ?? [] };
      }, undefined),
    /** @returns whether it was stored */
    keepTexts: (texts: DraftTexts) => keep(textsKey, texts),
    keepPhotos: (photos: readonly KeptPhoto[]) => keep(photosKey, photos),
    drop: (): Promise<void> => tried(() => delMany([textsKey, photosKey], store()), undefined),
  };
}

async function tried<Answer>(work: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
