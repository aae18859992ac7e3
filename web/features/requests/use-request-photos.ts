import { requestPhotos } from '@orendi/contract/limits';
import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { explainFailure, toastText } from '../../api/calls/explain-failure.ts';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { useUpload } from '../forms/send-form.ts';
import { preparePicture, readable, type PreparedPicture } from '../pictures/prepare-picture.ts';

/**
 * The photos of a request, and those on their way to it.
 * @param given the request as its page has it; without, it is loaded
 */
export function useRequestPhotos(token: string, given: OwnRequest | undefined) {
  const [known, setKnown] = useState({ given, own: given });
  const [waiting, setWaiting] = useState<readonly PreparedPicture[]>([]);
  /** Of what is waiting. */
  const [failure, setFailure] = useState<string>();
  /** Of what was chosen. */
  const [refusal, setRefusal] = useState<string>();
  const { sent, upload } = useUpload();
  const { call, isLoading: isRemoving } = useApiCall();
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

  function drop(photos: readonly PreparedPicture[]): void {
    for (const { preview } of photos) URL.revokeObjectURL(preview);
    setWaiting([]);
    setFailure(undefined);
  }

  async function send(photos: readonly PreparedPicture[]): Promise<void> {
    setWaiting(photos);
    setFailure(undefined);
    try {
      const body = new FormData();
      for (const { file } of photos) body.append('photos', await file);
      show(
        await upload((api) =>
          api('POST /public/requests/{token}/photos', { params: { token }, body }),
        ),
      );
      drop(photos);
    } catch (error) {
      setFailure(toastText(explainFailure(error)));
    }
  }

  const room = own?.can_add_photos ? requestPhotos.max - own.photos.length : 0;

  async function add(files: readonly File[]): Promise<void> {
    setRefusal(files.length > room ? m.own_photos_most({ max: requestPhotos.max }) : undefined);
    const photos: PreparedPicture[] = [];
    for (const file of files.slice(0, room)) {
      const prepared = preparePicture(await readable(file), requestPhotos.longestSide);
      if (typeof prepared === 'string') setRefusal(prepared);
      else photos.push(prepared);
    }
    if (photos.length > 0) await send(photos);
  }

  async function remove(photo: number): Promise<void> {
    const params = { token, photo };
    const answer = await call((api) =>
      api('DELETE /public/requests/{token}/photos/{photo}', { params }),
    );
    if (answer) show(answer);
  }

  const retry = () => void send(waiting);
  useBackOnline(failure !== undefined, retry);

  return { own, waiting, sent, failure, refusal, room, isRemoving, add, remove, retry, drop };
}
