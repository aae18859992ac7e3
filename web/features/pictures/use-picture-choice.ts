import { useEffect, useRef, useState } from 'react';
import { preparePicture } from './prepare-picture.ts';

interface Choice {
  /** The chosen file's name; empty if none. */
  name: string;
  /** A URL this page can show it from. */
  preview: string | undefined;
  /** Why the last file was rejected; the previous choice stays. */
  refusal: string | undefined;
  /** The file is being compressed. */
  isPreparing: boolean;
}

const nothing: Choice = { name: '', preview: undefined, refusal: undefined, isPreparing: false };

/**
 * A picture chosen by the user: shown at once while it is compressed for upload.
 * @param longestSide in pixels; larger pictures are scaled down
 */
export function usePictureChoice(longestSide?: number) {
  const [choice, setChoice] = useState(nothing);
  const prepared = useRef<Promise<File> | undefined>(undefined);
  const { preview } = choice;

  useEffect(() => {
    if (preview === undefined) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  /** @returns why the file is rejected; undefined if it is accepted */
  function choose(file: File): string | undefined {
    const picture = preparePicture(file, longestSide);
    if (typeof picture === 'string') {
      setChoice((now) => ({ ...now, refusal: picture }));
      return picture;
    }
    const shown = { ...nothing, name: file.name, preview: picture.preview };
    setChoice({ ...shown, isPreparing: true });
    prepared.current = picture.file;
    void settle(picture.file, shown);
    return undefined;
  }

  /** Another file may have been chosen by now. */
  async function settle(preparing: Promise<File>, shown: Choice): Promise<void> {
    await preparing;
    if (prepared.current === preparing) setChoice(shown);
  }

  return {
    ...choice,
    choose,
    clear: () => {
      prepared.current = undefined;
      setChoice(nothing);
    },
    /** The file to send, once it is small enough; undefined if none is chosen. */
    file: async () => prepared.current,
  };
}

export type PictureChoice = ReturnType<typeof usePictureChoice>;
