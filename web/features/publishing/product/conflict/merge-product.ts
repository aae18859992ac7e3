import { type Photo, isSameOrder } from '../../../pictures/photos/photo.ts';
import { formFields, type ProductValues } from '../product-values.ts';

export interface ShownProduct {
  values: ProductValues;
  photos: readonly Photo[];
}

/** A field changed elsewhere, or the photos. */
export interface Change {
  field: keyof ProductValues | 'images';
  theirs: string | number;
  /** The form's value, if it differs. */
  mine: string | number | undefined;
}

/** Finds what has been changed elsewhere since the form was loaded; photos are compared by count. */
export function changesSince(base: ShownProduct, mine: ShownProduct, theirs: ShownProduct) {
  const changes: Change[] = formFields
    .filter((field) => theirs.values[field] !== base.values[field])
    .map((field) => {
      const [here, there] = [mine.values[field], theirs.values[field]];
      const isMine = here !== base.values[field] && here !== there;
      return { field, theirs: there, mine: isMine ? here : undefined };
    });
  if (!isSameOrder(base.photos, theirs.photos)) {
    const isMine = !isSameOrder(base.photos, mine.photos);
    changes.push({
      field: 'images',
      theirs: theirs.photos.length,
      mine: isMine ? mine.photos.length : undefined,
    });
  }
  return changes;
}

/**
 * The form's content after “keep mine”: its own changes stay, everything else takes the current value. Photos deleted
 * elsewhere stay deleted; those added elsewhere come last.
 */
export function mergeProduct(
  base: ShownProduct,
  mine: ShownProduct,
  theirs: ShownProduct,
  max: number,
): ShownProduct {
  const values: ProductValues = { ...theirs.values };
  for (const field of formFields) {
    if (mine.values[field] !== base.values[field]) values[field] = mine.values[field];
  }
  if (isSameOrder(base.photos, mine.photos)) return { values, photos: theirs.photos };
  const isIn = (photos: readonly Photo[], id: string) => photos.some((photo) => photo.id === id);
  const kept = mine.photos.filter(({ kind, id }) => kind === 'new' || isIn(theirs.photos, id));
  const added = theirs.photos.filter(({ id }) => !isIn(base.photos, id) && !isIn(kept, id));
  return { values, photos: [...kept, ...added].slice(0, max) };
}
