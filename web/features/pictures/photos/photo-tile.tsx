import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { middle } from '@orendi/contract/fit-picture';
import { m } from '@orendi/messages';
import { Drawing, Icon } from '../../../ui/icon.tsx';
import { pictureColor } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FramedPhoto } from './framed-photo.tsx';
import type { Photo } from './photo.ts';
import type { PhotoUpload } from './use-photo-uploads.ts';
import type { Photos } from './use-photos.ts';

const star = 'M12 4.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3-3.8-3.7 5.2-.7z';
const aim = 'M12 3v4m0 10v4M3 12h4m10 0h4M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9z';

const actions = {
  earlier: { label: m.photos_earlier, icon: <Icon name="left" className="size-5" /> },
  cover: { label: m.photos_make_cover, icon: <Drawing path={star} className="size-5" /> },
  point: { label: m.photos_focus, icon: <Drawing path={aim} className="size-5" /> },
  remove: { label: m.photos_remove, icon: <Icon name="close" className="size-5" /> },
  later: { label: m.photos_later, icon: <Icon name="left" className="size-5 -scale-x-100" /> },
};

interface Props {
  photo: Photo;
  index: number;
  photos: Photos;
  isLocked: boolean;
  onMove: (to: number) => void;
  onPoint: () => void;
}

/** One photo of several: its picture, which is also the drag handle, its progress, and its buttons. */
export function PhotoTile({ photo, index, photos, isLocked, onMove, onPoint }: Props) {
  const { uploads, remove, reject, retry } = photos;
  const count = photos.photos.length;
  /** Undefined for one that is stored or not ready to be sent. */
  const upload = uploads.get(photo.id);
  const sortable = useSortable({
    id: photo.id,
    attributes: { roleDescription: m.photos_drag() },
    disabled: isLocked || count === 1,
  });
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = sortable;
  const number = index + 1;
  const isCover = index === 0;
  const state = stateOf(photo, upload);
  const name = [m.photos_number({ number }), isCover && m.photos_cover(), state];

  const action = (key: keyof typeof actions, onPress: () => void) => {
    const label = actions[key].label({ number });
    return (
      <button
        type="button"
        data-action={key}
        disabled={isLocked}
        aria-label={label}
        data-tooltip={label}
        onClick={onPress}
        className="grid h-11 min-w-6 grow place-items-center rounded-m text-ink-quiet transition-colors hover:bg-sand hover:text-ink disabled:opacity-50"
      >
        {actions[key].icon}
      </button>
    );
  };

  return (
    <li
      ref={setNodeRef}
      data-entry={photo.id}
      data-dragging={isDragging || undefined}
      className="relative overflow-hidden border border-line rounded-m bg-surface data-dragging:z-1 data-dragging:shadow-lift"
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={name.filter(Boolean).join(', ')}
        onErrorCapture={() => reject(photo.id, m.photos_unreadable())}
        // A long press picks the photo up instead of opening the phone's context menu.
        className="relative block aspect-square w-full cursor-grab touch-manipulation overflow-hidden -outline-offset-4 select-none [-webkit-touch-callout:none] active:cursor-grabbing"
        style={pictureColor(photo.kind === 'stored' ? photo.url : null)}
      >
        <FramedPhoto photo={photo} focus={photo.moved ?? photo.focus ?? middle} frame={1} />
      </button>
      {isCover && (
        <Tag className="pointer-events-none absolute top-2 left-2">{m.photos_cover()}</Tag>
      )}
      {upload && !upload.hasFailed && upload.url === undefined && (
        <progress aria-hidden="true" value={upload.part} className="upload-progress" />
      )}
      <p
        aria-hidden="true"
        className={`px-2 pt-1 text-center text-xs tabular-nums ${upload?.hasFailed ? 'text-accent-deep' : 'text-ink-quiet'}`}
      >
        {state}
      </p>
      {upload?.hasFailed && (
        <button
          type="button"
          disabled={isLocked}
          aria-label={m.photos_retry({ number })}
          onClick={() => retry(photo)}
          className="h-11 w-full text-s font-medium underline underline-offset-4"
        >
          {m.broken_retry()}
        </button>
      )}
      <div className="flex justify-center">
        {index > 0 && action('earlier', () => onMove(index - 1))}
        {index > 1 && action('cover', () => onMove(0))}
        {action('point', onPoint)}
        {action('remove', () => remove(photo.id))}
        {number < count && action('later', () => onMove(index + 1))}
      </div>
    </li>
  );
}

function stateOf({ kind }: Photo, upload: PhotoUpload | undefined): string {
  if (kind === 'stored') return m.photos_stored();
  if (upload === undefined) return m.photos_preparing();
  const { part, hasFailed, url } = upload;
  if (hasFailed) return m.photos_failed();
  if (url !== undefined) return m.photos_sent();
  return part === 0 ? m.photos_waiting() : m.photos_sending({ percent: Math.round(part * 100) });
}
