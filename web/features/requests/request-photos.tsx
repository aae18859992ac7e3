import { requestPhotos } from '@orendi/contract/limits';
import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { explainFailure, toastText } from '../../api/calls/explain-failure.ts';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { Button } from '../forms/button.tsx';
import { useUpload } from '../forms/send-form.ts';
import { PictureButton } from '../pictures/picture-button.tsx';
import { preparePicture, readable, type PreparedPicture } from '../pictures/prepare-picture.ts';
import { PhotoThumbs, thumbClass } from './photo-thumbs.tsx';
import { Section } from '../../ui/section.tsx';

interface Props {
  token: string;
  own: OwnRequest;
  /** Shows the request as it now is. */
  onChanged: (own: OwnRequest) => void | Promise<void>;
}

/** The photos of a request, which its buyer adds once it is sent. Nothing where there are none and none can be added. */
export function RequestPhotos({ token, own, onChanged }: Props) {
  const [waiting, setWaiting] = useState<readonly PreparedPicture[]>([]);
  /** Why the waiting ones have not arrived. */
  const [failure, setFailure] = useState<string>();
  /** Why others are not even waiting. */
  const [refusal, setRefusal] = useState<string>();
  const { sent, upload } = useUpload();
  const { call, isLoading: isRemoving } = useApiCall();
  const section = useRef<HTMLElement>(null);
  const room = own.can_add_photos ? requestPhotos.max - own.photos.length : 0;

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
      const params = { token };
      await onChanged(
        await upload((api) => api('POST /public/requests/{token}/photos', { params, body })),
      );
      drop(photos);
    } catch (error) {
      setFailure(toastText(explainFailure(error)));
    }
  }

  async function add(...files: readonly File[]): Promise<void> {
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
    if (!answer) return;
    await onChanged(answer);
    section.current?.focus();
  }

  useBackOnline(failure !== undefined, () => void send(waiting));

  if (own.photos.length === 0 && !own.can_add_photos) return null;
  const seller = own.business.business_name;
  return (
    <Section
      ref={section}
      tabIndex={-1}
      className="mt-4 w-full text-left outline-none"
      heading={m.photos_label()}
    >
      <p className="mt-1 mb-4 text-pretty wrap-anywhere text-ink-quiet">
        {m.own_photos_text({ seller, max: requestPhotos.max })}
      </p>
      <PhotoThumbs
        photos={own.photos}
        name={own.item_name}
        onRemove={isRemoving ? undefined : (id) => void remove(id)}
      >
        {waiting.map(({ preview }) => (
          <li key={preview} className={`${thumbClass} opacity-60`}>
            <img src={preview} alt="" className="size-full object-cover" />
          </li>
        ))}
      </PhotoThumbs>
      {sent !== undefined && (
        <progress
          value={sent}
          aria-label={m.picture_uploading()}
          className="block h-1.5 w-full accent-ink"
        />
      )}
      <p role="alert" className="text-s font-medium text-pretty text-accent-deep not-empty:mb-3">
        {failure ? `${m.own_photos_failed()} ${failure}` : refusal}
      </p>
      {failure && (
        <div className="flex flex-wrap gap-2">
          <Button kind="main" onClick={() => void send(waiting)}>
            {m.broken_retry()}
          </Button>
          <Button onClick={() => drop(waiting)}>{m.own_photos_drop()}</Button>
        </div>
      )}
      {room > 0 && waiting.length === 0 && (
        <PictureButton
          label={m.photos_add()}
          look={buttonClass('plain')}
          multiple
          onFiles={(...files) => void add(...files)}
        />
      )}
    </Section>
  );
}

/** The same right after sending. Without an answer the page says all the rest, and its link leads to the photos. */
export function SentPhotos({ token }: { token: string }) {
  const [own, setOwn] = useState<OwnRequest>();
  useEffect(() => {
    browserApi('GET /public/requests/{token}', { params: { token } }).then(setOwn, () => {});
  }, [token]);
  return own && <RequestPhotos token={token} own={own} onChanged={setOwn} />;
}
