import { useEffect, useRef, useState } from 'react';
import { preparePicture } from './prepare-picture.ts';

interface Choice {
  /** The name of the chosen file; empty before. */
  name: string;
  /** An address at which this page shows it. */
  preview: string | undefined;
  /** Why the last file was not taken; the one before stays. */
  refusal: string | undefined;
  /** It is being made smaller. */
  isPreparing: boolean;
}

const nothing: Choice = { name: '', preview: undefined, refusal: undefined, isPreparing: false };

/**
 * A picture that somebody chooses from their files: seen at once, and meanwhile made small enough to be uploaded.
 * @param longestSide in pixels; larger ones are made smaller
 */
export function usePictureChoice(longestSide?: number) {
  const [choice, setChoice] = useState(nothing);
  const prepared = useRef<Promise<File> | undefined>(undefined);
  const { preview } = choice;

  useEffect(() => {
    if (preview === undefined) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  /** @returns why the file is not taken; undefined when it is */
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

  /** Another may have been chosen meanwhile. */
  async function settle(preparing: Promise<File>, shown: Choice): Promise<void> {
    await preparing;
    if (prepared.current === preparing) setChoice(shown);
  }

  return {
    ...choice,
    choose,
    /** Lets the choice go. */
    clear: () => {
      prepared.current = undefined;
      setChoice(nothing);
    },
    /** The file to send, once it is small enough; undefined when none is chosen. */
    file: async () => prepared.current,
  };
}

export type PictureChoice = ReturnType<typeof usePictureChoice>;
