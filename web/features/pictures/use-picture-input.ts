import { useEffect, useEffectEvent, useRef } from 'react';
import { acceptedPictures } from './accepted-picture.ts';

/**
 * The browser's control for pictures: what its `input` needs; with `multiple` beside it, it takes several at once. Files
 * that were chosen before the script came are taken too.
 */
export function usePictureInput(take: (first: File, ...others: File[]) => void) {
  const ref = useRef<HTMLInputElement>(null);

  function takeChosen(): void {
    const input = ref.current;
    const [first, ...others] = input?.files ?? [];
    if (input === null || first === undefined) return;
    // So that the same file can be chosen once more.
    input.value = '';
    take(first, ...others);
  }

  const takeEarly = useEffectEvent(takeChosen);
  useEffect(() => takeEarly(), []);

  return { ref, type: 'file', accept: acceptedPictures, onChange: takeChosen } as const;
}
