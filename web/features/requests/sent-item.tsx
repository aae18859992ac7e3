import { paths } from '../../platform/paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { thumbFrame } from '../catalogue/picture-frames.ts';
import type { AskedAbout } from './asked-about.ts';
import { AskedName } from './asked-name.tsx';

/** The subject of a request, linking back to it. */
export function SentItem({ item }: { item: AskedAbout }) {
  const { type, id, image, focus } = item;
  return (
    <a
      href={paths.listing(type, id)}
      className="flex w-full items-center gap-4 rounded-l border border-line bg-surface p-3 text-left transition-colors hover:border-line-strong"
    >
      <div
        className="size-24 shrink-0 overflow-hidden rounded-m bg-sand"
        style={pictureColor(image)}
      >
        <Picture url={image} alt="" frame={thumbFrame} focus={focus} />
      </div>
      <div className="min-w-0">
        <AskedName item={item} />
      </div>
    </a>
  );
}
