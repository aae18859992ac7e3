import { requestPhotos } from '@orendi/contract/limits';
import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { explainFailure, toastText } from '../../api/calls/explain-failure.ts';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { formApi } from '../forms/send-form.ts';
import { preparePicture, readable, type PreparedPicture } from '../pictures/prepare-picture.ts';

/** A photo that is not with its request yet. */
export interface PhotoOnItsWay extends PreparedPicture {
  /** From 0 to 1. */
  part: number;
  /** Why it did not get there. */
  failure?: string;
}

/**
 * The photos of a request, which are sent one after the other.
 * @param given the request as its page has it; without, it is loaded
 */
export function useRequestPhotos(token: string, given: OwnRequest | undefined) {
  const [known, setKnown] = useState({ given, own: given });
  const [onTheirWay, setOnTheirWay] = useState<PhotoOnItsWay[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const queue = useRef(Promise.resolve());
  const removal = useApiCall();
  // The page has loaded it anew.
  if (known.given !== given) setKnown({ given, own: given });
  const { own } = known;
  const show = (answer: OwnRequest) => setKnown({ given, own: answer });

  useEffect(() => {
    if (given) return;
    // Without an answer the page says all the rest, and its link leads to the photos.
    browserApi('GET /public/requests/{token}', { params: { token } }).then(
      (answer) => setKnown({ given: undefined, own: answer }),
      () => {},
    );
  }, [given, token]);

  const room = own?.can_add_photos ? requestPhotos.max - own.photos.length - onTheirWay.length : 0;

  function change(photo: PhotoOnItsWay, changed: Partial<PhotoOnItsWay>): void {
    setOnTheirWay((all) =>
      all.map((one) => (one.preview === photo.preview ? { ...one, ...changed } : one)),
    );
  }

  function drop({ preview }: PhotoOnItsWay): void {
    URL.revokeObjectURL(preview);
    setOnTheirWay((all) => all.filter((one) => one.preview !== preview));
  }

  async function send(photo: PhotoOnItsWay): Promise<void> {
    const body = new FormData();
    body.set('photos', await photo.file);
    try {
      const api = formApi((part) => change(photo, { part }));
      show(await api('POST /public/requests/{token}/photos', { params: { token }, body }));
      drop(photo);
    } catch (error) {
      change(photo, { part: 0, failure: toastText(explainFailure(error)) });
    }
  }

  function retry(photo: PhotoOnItsWay): void {
    change(photo, { failure: undefined });
    queue.current = queue.current.then(() => send(photo));
  }

  async function add(files: readonly File[]): Promise<void> {
    setRefusal(files.length > room ? m.own_photos_most({ max: requestPhotos.max }) : undefined);
    for (const file of files.slice(0, room)) {
      const prepared = preparePicture(await readable(file), requestPhotos.longestSide);
      if (typeof prepared === 'string') {
        setRefusal(prepared);
        continue;
      }
      const photo = { ...prepared, part: 0 };
      setOnTheirWay((all) => [...all, photo]);
      queue.current = queue.current.then(() => send(photo));
    }
  }

  async function remove(photo: number): Promise<void> {
    const params = { token, photo };
    const answer = await removal.call((api) =>
      api('DELETE /public/requests/{token}/photos/{photo}', { params }),
    );
    if (answer) show(answer);
  }

  const failed = onTheirWay.filter(({ failure }) => failure !== undefined);
  useBackOnline(failed.length > 0, () => failed.forEach(retry));

  return {
    own,
    onTheirWay,
    refusal,
    room,
    add,
    drop,
    retry,
    remove,
    isRemoving: removal.isLoading,
  };
}
