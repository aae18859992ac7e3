import { useRef } from 'react';
import { acceptedPictures } from './prepare-picture.ts';

/** Props for the native file input; add `multiple` to accept several files. */
export function usePictureInput(take: (first: File, ...others: File[]) => void) {
  const ref = useRef<HTMLInputElement>(null);

  function takeChosen(): void {
    const input = ref.current;
    const [first, ...others] = input?.files ?? [];
    if (input === null || first === undefined) return;
    // Allows choosing the same file again.
    input.value = '';
    take(first, ...others);
  }

  return { ref, type: 'file', accept: acceptedPictures, onChange: takeChosen } as const;
}
