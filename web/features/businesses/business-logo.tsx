import { Picture } from '../../ui/picture.tsx';
import { thumbFrame } from '../catalogue/picture-frames.ts';

/** A business's logo on its own page, uncropped; its name stands next to it, so it needs no alternative text. */
export function BusinessLogo({ url, className }: { url: string; className: string }) {
  return (
    <span className={`business-logo ${className}`}>
      <Picture url={url} alt="" frame={thumbFrame} />
    </span>
  );
}
