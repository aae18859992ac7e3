import type { Product } from '@orendi/contract/schemas/product';
import { createStore, delMany, getMany, set, type UseStore } from 'idb-keyval';
import type { Photo } from '../../../pictures/photos/photo.ts';
import type { ProductValues } from '../product-values.ts';

/** A photo as it is kept: where the server has it, or the file itself. */
export type KeptPhoto = { url: string } | { file: File };

export interface DraftTexts {
  values: ProductValues;
  /** What the product was when its change began; null for a new one. */
  base: Product | null;
  /** Under which a new one was sent whose answer did not come: it may be published already. */
  key?: string | undefined;
}

export interface ProductDraft extends DraftTexts {
  photos: KeptPhoto[];
}

/** The forms have drafts of their own: that of a new product, of a copy, and of each product that is changed. */
export function draftName(productId: number | undefined, modelId: number | undefined): string {
  if (productId !== undefined) return `product ${productId}`;
  return modelId === undefined ? 'new product' : `copy of ${modelId}`;
}

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('orendi-drafts', 'drafts'));

/**
 * The draft of one form of one user, in this browser. Texts and photos are kept apart, so that a key pressed writes no
 * photos. Where the browser keeps nothing (a private window, a full disk) all of it is passed over.
 */
export function openProductDraft(userId: number, name: string) {
  const [textsKey, photosKey] = [
    [userId, name, 'texts'],
    [userId, name, 'photos'],
  ] as const;
  const keep = (key: readonly (string | number)[], value: unknown): Promise<boolean> =>
    tried(async () => {
      await set([...key], value, store());
      return true;
    }, false);

  return {
    read: (): Promise<ProductDraft | undefined> =>
      tried(async () => {
        const [texts, photos] = await getMany<unknown>([[...textsKey], [...photosKey]], store());
        if (texts === undefined) return undefined;
        return { ...(texts as DraftTexts), photos: (photos as KeptPhoto[] | undefined) ?? [] };
      }, undefined),
    /** @returns whether it is kept */
    keepTexts: (texts: DraftTexts) => keep(textsKey, texts),
    keepPhotos: (photos: readonly Photo[]) =>
      keep(
        photosKey,
        photos.map((photo): KeptPhoto =>
          photo.kind === 'stored' ? { url: photo.url } : { file: photo.file },
        ),
      ),
    drop: (): Promise<void> =>
      tried(() => delMany([[...textsKey], [...photosKey]], store()), undefined),
  };
}

async function tried<Answer>(work: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
