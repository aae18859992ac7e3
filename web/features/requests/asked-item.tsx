import type { ReactNode } from 'react';
import { askedFrame } from '../catalogue/picture-frames.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import type { AskedAbout } from './asked-about.ts';
import { AskedName, type NamedItem } from './asked-name.tsx';

interface Props {
  item: NamedItem & Pick<AskedAbout, 'image' | 'focus'>;
  /** Below its price. */
  children?: ReactNode;
}

/** The subject of a request: a line above the rest on a phone, next to it on wider screens. */
export function AskedItem({ item, children }: Props) {
  const { image, focus } = item;
  return (
    <div className="flex items-center gap-4 nav:sticky nav:top-23 nav:block nav:self-start">
      <div
        className={`size-24 shrink-0 overflow-hidden rounded-m bg-sand nav:aspect-square nav:rounded-l ${item.type === 'business' ? 'nav:size-40' : 'nav:size-auto'}`}
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={askedFrame} focus={focus} isFirst />
      </div>
      <div className="min-w-0 nav:mt-5">
        <AskedName item={item} />
        {children}
      </div>
    </div>
  );
}
