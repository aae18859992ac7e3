import { Picture } from '../../ui/picture.tsx';
import { thumbFrame } from '../catalogue/picture-frames.ts';

/** A logo on the page of its business, whole whatever its shape; its name stands beside it. */
export function BusinessLogo({ url, className }: { url: string; className: string }) {
  return (
    <span className={`business-logo ${className}`}>
      <Picture url={url} alt="" frame={thumbFrame} />
    </span>
  );
}
