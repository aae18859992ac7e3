import { requestPhotos } from '@orendi/contract/limits';
import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { buttonClass } from '../../ui/button-class.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Button } from '../forms/button.tsx';
import { PictureButton } from '../pictures/picture-button.tsx';
import { PhotoThumbs, thumbClass } from './photo-thumbs.tsx';
import { useRequestPhotos } from './use-request-photos.ts';

interface Props {
  token: string;
  request?: OwnRequest;
}

/** The photos of a request, which its buyer adds once it is sent. Nothing where there are none and none can be added. */
export function RequestPhotos({ token, request }: Props) {
  const photos = useRequestPhotos(token, request);
  const isAlive = useHydrated();
  const { own, waiting, sent, failure, refusal, room } = photos;
  if (!own || (own.photos.length === 0 && !own.can_add_photos)) return null;
  const seller = own.business.business_name;
  return (
    <section aria-labelledby="own-photos" className="mt-4 w-full text-left">
      <h2 id="own-photos" className="text-l">
        {m.photos_label()}
      </h2>
      <p className="mt-1 mb-4 text-pretty wrap-anywhere text-ink-quiet">
        {m.own_photos_text({ seller, max: requestPhotos.max })}
      </p>
      <PhotoThumbs
        photos={own.photos}
        name={own.item_name}
        onRemove={photos.isRemoving ? undefined : (id) => void photos.remove(id)}
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
          <Button kind="main" onClick={photos.retry}>
            {m.broken_retry()}
          </Button>
          <Button onClick={() => photos.drop(waiting)}>{m.own_photos_drop()}</Button>
        </div>
      )}
      {room > 0 && waiting.length === 0 && (
        <PictureButton
          label={m.photos_add()}
          look={buttonClass('plain')}
          multiple
          disabled={!isAlive}
          onFiles={(...files) => void photos.add(files)}
        />
      )}
    </section>
  );
}
