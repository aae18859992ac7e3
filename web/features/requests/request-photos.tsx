import { requestPhotos } from '@orendi/contract/limits';
import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { buttonClass } from '../../ui/button-class.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Button } from '../forms/button.tsx';
import { PictureButton } from '../pictures/picture-button.tsx';
import { PhotoThumbs, RemoveButton, thumbClass } from './photo-thumbs.tsx';
import { type PhotoOnItsWay, useRequestPhotos } from './use-request-photos.ts';

interface Props {
  token: string;
  request?: OwnRequest;
}

/** The photos of a request, which its buyer adds once it is sent. Nothing where there are none and none can be added. */
export function RequestPhotos({ token, request }: Props) {
  const photos = useRequestPhotos(token, request);
  const isAlive = useHydrated();
  const { own, onTheirWay, refusal, room } = photos;
  if (!own || (own.photos.length === 0 && !own.can_add_photos)) return null;
  const { max } = requestPhotos;
  const seller = own.business.business_name;
  return (
    <section aria-labelledby="own-photos" className="mt-4 w-full text-left">
      <h2 id="own-photos" className="text-l">
        {m.photos_label()}
      </h2>
      <p className="mt-1 mb-4 text-pretty wrap-anywhere text-ink-quiet">
        {m.own_photos_text({ seller, max })}
      </p>
      <PhotoThumbs
        photos={own.photos}
        name={own.item_name}
        onRemove={photos.isRemoving ? undefined : (id) => void photos.remove(id)}
      >
        {onTheirWay.map((photo, index) => (
          <li key={photo.preview} className="relative">
            <OnItsWay
              photo={photo}
              number={own.photos.length + index + 1}
              onRetry={() => photos.retry(photo)}
              onDrop={() => photos.drop(photo)}
            />
          </li>
        ))}
      </PhotoThumbs>
      {room > 0 && (
        <PictureButton
          label={m.photos_add()}
          look={buttonClass('plain')}
          multiple
          disabled={!isAlive}
          onFiles={(...files) => void photos.add(files)}
        />
      )}
      <p role="alert" className="mt-2 text-s font-medium text-pretty text-accent-deep">
        {onTheirWay.some(({ failure }) => failure) ? m.own_photos_failed() : refusal}
      </p>
    </section>
  );
}

interface OnItsWayProps {
  photo: PhotoOnItsWay;
  number: number;
  onRetry: () => void;
  onDrop: () => void;
}

function OnItsWay({ photo, number, onRetry, onDrop }: OnItsWayProps) {
  const { preview, part, failure } = photo;
  return (
    <>
      <span className={thumbClass}>
        <img src={preview} alt={m.photos_number({ number })} className="size-full object-cover" />
      </span>
      {failure === undefined ? (
        <progress
          value={part}
          aria-label={m.photos_sending({ percent: Math.round(part * 100) })}
          className="mt-2 block h-1.5 w-full accent-ink"
        />
      ) : (
        <>
          <RemoveButton number={number} onPress={onDrop} />
          <p className="my-2 text-xs text-pretty wrap-anywhere text-accent-deep">{failure}</p>
          <Button size="small" aria-label={m.photos_retry({ number })} onClick={onRetry}>
            {m.broken_retry()}
          </Button>
        </>
      )}
    </>
  );
}
