import { useEffect, useEffectEvent, useState } from 'react';
import { createApi } from '../../../api/create-api.ts';
import { browserSend } from '../../../api/transport.ts';
import type { ProductValues } from './product-values.ts';

/** Milliseconds without typing after which a name is read. */
const pauseMs = 400;
/** So many letters say what a piece is: `puf`. */
const leastLetters = 3;

interface Form {
  values: ProductValues;
  change: (changed: Partial<ProductValues>) => void;
}

/**
 * Chooses the category that a product's name suggests, until its seller chooses one. Reading the name fails silently.
 * @param isWanted false leaves the category alone
 */
export function useSuggestedCategory({ values, change }: Form, isWanted: boolean): void {
  const { product_name: typed, category_id: category } = values;
  const name = typed.trim();
  const [suggested, setSuggested] = useState('');
  const isFree = isWanted && (category === '' || category === suggested);

  const suggest = useEffectEvent(async (name: string, signal: AbortSignal) => {
    if (!isFree || name.length < leastLetters) return;
    const read = await readName(name);
    if (signal.aborted || read?.category_id === undefined) return;
    const found = String(read.category_id);
    setSuggested(found);
    change({ industry_id: String(read.industry_id), category_id: found });
  });

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void suggest(name, leaving.signal), pauseMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [name]);
}

async function readName(text: string) {
  try {
    return await createApi(browserSend)('POST /private/posts/read', { body: { text } });
  } catch {
    return null;
  }
}
