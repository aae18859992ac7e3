import type { Card } from '@orendi/contract/schemas/card';
import type { ReactNode } from 'react';
import { paths } from '../../platform/paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { thumbFrame } from './picture-frames.ts';

interface Props {
  piece: Pick<Card, 'type' | 'id' | 'name' | 'image'> & Partial<Pick<Card, 'image_focus'>>;
  /** No longer there for visitors. */
  isMissing: boolean;
  /** Below the name. */
  facts: ReactNode;
  /** The controls. */
  children: ReactNode;
}

/** A piece that a visitor has kept, or put in a list. */
export function PieceRow({ piece, isMissing, facts, children }: Props) {
  const { type, id, name, image, image_focus: focus } = piece;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-line bg-surface p-3">
      <div
        className={`size-24 shrink-0 overflow-hidden rounded-m bg-sand ${isMissing ? 'opacity-60 grayscale' : ''}`}
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={thumbFrame} focus={focus} />
      </div>
      <div className="min-w-0 grow basis-40">
        <h2 className="line-clamp-3 font-medium wrap-anywhere">
          {isMissing ? (
            name
          ) : (
            <a href={paths.listing(type, id, name)} className="underline-offset-4 hover:underline">
              {name}
            </a>
          )}
        </h2>
        {facts}
      </div>
      {children}
    </li>
  );
}
