import { useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { useAfterPause } from '../../../ui/use-after-pause.ts';
import type { ProductFieldsForm } from './product-values.ts';

/** Milliseconds without typing after which a name is read. */
const pauseMs = 400;
/** So many letters say what a piece is: `puf`. */
const leastLetters = 3;

/**
 * Chooses the category that a product's name suggests, until its seller chooses one. Reading the name fails silently.
 * @param isWanted false leaves the category alone
 */
export function useSuggestedCategory({ values, change }: ProductFieldsForm, isWanted: boolean) {
  const { product_name: typed, category_id: category } = values;
  const name = typed.trim();
  const [suggested, setSuggested] = useState('');
  const isFree = isWanted && (category === '' || category === suggested);

  useAfterPause(pauseMs, name, async (signal) => {
    if (!isFree || name.length < leastLetters) return;
    const place = await suggestCategory(name);
    if (signal.aborted || place === null) return;
    setSuggested(place.category_id);
    change(place);
  });
}

/** The form's fields for the category that a text suggests; null for none, or if it is not read. */
export async function suggestCategory(text: string) {
  try {
    const read = await browserApi('POST /private/posts/read', { body: { text } });
    const { industry_id: industry, category_id: category } = read;
    return category === undefined
      ? null
      : { industry_id: String(industry), category_id: String(category) };
  } catch {
    return null;
  }
}
