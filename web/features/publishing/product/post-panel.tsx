import { textLimits } from '@orendi/contract/limits';
import type { ProductFieldName } from '@orendi/contract/product-fields';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { Mark } from '../../drafts/marked.tsx';
import { Button } from '../../forms/button.tsx';
import { CountedTextField } from '../../forms/counted-text-field.tsx';
import type { ProductFieldsForm, ProductValues } from './product-values.ts';

/**
 * Fills a product's form in with what the text of a post says. What its seller has typed stays.
 * @param first the form's values before anybody typed
 */
export function usePost({ values, change }: ProductFieldsForm, first: ProductValues) {
  const { call, isLoading } = useApiCall();
  const [filled, setFilled] = useState<ReadonlySet<ProductFieldName>>(new Set());

  /** @returns whether anything was found */
  async function read(text: string): Promise<boolean> {
    const found: ProductFieldName[] = [];
    await call(async (api) => {
      const reading = await api('POST /private/posts/read', { body: { text } });
      const changed: Partial<ProductValues> = {};
      for (const [key, value] of Object.entries(reading)) {
        const name = key as keyof typeof reading;
        if (values[name] !== first[name]) continue;
        changed[name] = String(value);
        found.push(name);
      }
      change(changed);
      setFilled(new Set(found));
      if (found.length === 0) showToast({ kind: 'blank', text: m.post_nothing(), id: 'post' });
    });
    return found.length > 0;
  }

  return {
    read,
    isReading: isLoading,
    markOf: (name: ProductFieldName): Mark | undefined =>
      filled.has(name)
        ? {
            words: m.post_mark(),
            value: values[name],
            onFocus: () => setFilled(new Set([...filled].filter((each) => each !== name))),
          }
        : undefined,
  };
}

/** Takes the text of a post, from which the form is filled in. Closes once it was. */
export function PostPanel({ post }: { post: ReturnType<typeof usePost> }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');

  async function read(): Promise<void> {
    if (await post.read(text)) setOpen(false);
  }

  return (
    <section aria-label={m.post_open()} className="rounded-m bg-sand p-4">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {m.post_open()}
      </Button>
      <p className="mt-2 text-s text-ink-quiet">{m.post_text()}</p>
      {isOpen && (
        <div className="mt-4 flex flex-col gap-3">
          <CountedTextField
            name="post"
            label={m.post_label()}
            error={undefined}
            value={text}
            max={textLimits.post}
            onText={setText}
          />
          <Button
            kind="main"
            isBusy={post.isReading}
            disabled={text.trim() === ''}
            onClick={() => void read()}
            className="self-start"
          >
            {m.post_fill()}
          </Button>
        </div>
      )}
    </section>
  );
}
