import { useEffect, useEffectEvent, useRef } from 'react';
import { acceptedPictures } from './accepted-picture.ts';

/**
 * The browser's control for one picture: what its `input` needs. A file that was chosen before the script came is taken
 * too.
 */
export function usePictureInput(take: (file: File) => void) {
  const ref = useRef<HTMLInputElement>(null);

  function takeChosen(): void {
    const input = ref.current;
    const [file] = input?.files ?? [];
    if (input === null || file === undefined) return;
    // So that the same file can be chosen once more.
    input.value = '';
    take(file);
  }

  const takeEarly = useEffectEvent(takeChosen);
  useEffect(() => takeEarly(), []);

  return { ref, type: 'file', accept: acceptedPictures, onChange: takeChosen } as const;
}
