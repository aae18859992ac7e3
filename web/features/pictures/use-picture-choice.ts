import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { preparePicture, type PreparedPicture } from './prepare-picture.ts';

interface Choice {
  /** The chosen file's name; empty if none. */
  name: string;
  /** A URL this page can show it from. */
  preview: string | undefined;
  /** Why the last file was rejected; the previous choice stays. */
  refusal: string | undefined;
  isPreparing: boolean;
}

const nothing: Choice = { name: '', preview: undefined, refusal: undefined, isPreparing: false };

/**
 * A picture chosen by the user: shown while it is compressed for upload, unless it turns out to be none.
 * @param longestSide in pixels; larger pictures are scaled down
 */
export function usePictureChoice(longestSide?: number) {
  const [choice, setChoice] = useState(nothing);
  const prepared = useRef<Promise<File> | undefined>(undefined);
  /** The file chosen last, being checked and compressed. */
  const latest = useRef<{ work: Promise<void> } | undefined>(undefined);
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
    setChoice((now) => ({ ...now, refusal: undefined, isPreparing: true }));
    const task = { work: Promise.resolve() };
    latest.current = task;
    task.work = settle(file.name, picture, () => latest.current === task);
    return undefined;
  }

  /** @param isLatest another file may have been chosen, or all been dropped by then */
  async function settle(name: string, picture: PreparedPicture, isLatest: () => boolean) {
    const isPicture = await canShow(picture.preview);
    if (!isPicture || !isLatest()) {
      URL.revokeObjectURL(picture.preview);
      const refusal = m.photos_unreadable();
      if (isLatest()) setChoice((now) => ({ ...now, refusal, isPreparing: false }));
      return;
    }
    prepared.current = picture.file;
    const shown = { ...nothing, name, preview: picture.preview };
    setChoice({ ...shown, isPreparing: true });
    await picture.file;
    if (isLatest()) setChoice(shown);
  }

  return {
    ...choice,
    choose,
    clear: () => {
      prepared.current = undefined;
      latest.current = undefined;
      setChoice(nothing);
    },
    /** The file to send, once it is small enough; undefined if none is chosen. */
    file: async () => {
      await latest.current?.work;
      return prepared.current;
    },
  };
}

export type PictureChoice = ReturnType<typeof usePictureChoice>;

/** A text called `.jpg` would show as a broken picture until the server refuses it. */
function canShow(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => true,
    () => false,
  );
}
