import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { CountedTextField } from '../../forms/counted-text-field.tsx';
import type { usePost } from './use-post.ts';

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
