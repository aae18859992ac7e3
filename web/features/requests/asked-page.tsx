import type { ReactNode } from 'react';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { askedFrame } from '../catalogue/picture-frames.ts';
import { askedWords } from './asked-about.ts';
import { AskedName, type ShownItem } from './asked-item.tsx';

interface Props {
  item: ShownItem;
  /** Below its price. */
  note?: ReactNode;
  children: ReactNode;
}

/** The page of a request: its subject is a line above the rest on a phone, and beside it on wider screens. */
export function AskedPage({ item, note, children }: Props) {
  const { type, id, name, image, focus } = item;
  return (
    <div className="wrap">
      <a
        href={paths.listing(type, id, name)}
        className="-ml-1 inline-flex items-center gap-1 py-4 text-s text-ink-quiet hover:text-ink nav:pt-6"
      >
        <Icon name="left" className="size-5" />
        {askedWords(item).back}
      </a>
      <div className="mx-auto grid max-w-request grid-cols-1 gap-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] nav:gap-16 nav:pt-4">
        <div className="flex items-center gap-4 nav:sticky nav:top-23 nav:block nav:self-start">
          <div
            className={`size-24 shrink-0 overflow-hidden rounded-m bg-sand nav:aspect-square nav:rounded-l ${type === 'business' ? 'nav:size-40' : 'nav:size-auto'}`}
            style={pictureColor(image)}
          >
            <Picture url={image} alt="" frame={askedFrame} focus={focus} isFirst />
          </div>
          <div className="min-w-0 nav:mt-5">
            <AskedName item={item} />
            {note}
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
