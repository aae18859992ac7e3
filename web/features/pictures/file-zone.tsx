import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface Props extends ComponentProps<'input'> {
  /** Beside the words: what was chosen, or a sign for it. */
  view: ReactNode;
  action: string;
  /** Said beneath the action, and announced: what was chosen. */
  chosen?: string | undefined;
  /** Said instead while that is blank. */
  note?: ReactNode;
  /** Files are dragged over the page, which takes them too. */
  isOver?: boolean;
  look?: string;
}

const zone =
  'relative flex items-center gap-4 rounded-m border border-dashed border-line-control bg-surface p-3 transition-[border-color] hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink has-aria-invalid:border-accent has-aria-invalid:ring-1 has-aria-invalid:ring-accent data-over:border-ink data-over:bg-sand';

/** A zone to press or to drop files on: the native file input covers all of it invisibly. */
export function FileZone(props: Props) {
  const { view, action, chosen, note, isOver = false, look = '', ...input } = props;
  const [isAbove, setAbove] = useState(false);
  return (
    <div className={`${zone} ${look}`} data-over={isOver || isAbove || undefined}>
      {view}
      <span aria-hidden="true" className="min-w-0">
        <span className="block font-medium underline underline-offset-4">{action}</span>
        <span className="block truncate text-s text-ink-quiet">{chosen || note}</span>
      </span>
      <input
        {...input}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setAbove(true)}
        onDragLeave={() => setAbove(false)}
        onDrop={() => setAbove(false)}
      />
      <output className="sr-only">{chosen}</output>
    </div>
  );
}

interface PictureViewProps {
  /** Null shows a sign for a picture. */
  url: string | null;
  alt: string;
  look?: string;
}

export function PictureView({ url, alt, look = '' }: PictureViewProps) {
  return (
    <span className="picture-zone-view">
      {url === null ? (
        <Icon name="picture" className="size-8" />
      ) : (
        <img src={url} alt={alt} className={`size-full object-contain ${look}`} />
      )}
    </span>
  );
}
