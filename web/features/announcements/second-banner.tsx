import { stripFrame } from '../catalogue/picture-frames.ts';
import { Announcement } from './announcement.tsx';

/** The operator's second banner, full width between the lists. */
export function SecondBanner({ url }: { url: string }) {
  return (
    <Announcement
      url={url}
      frame={stripFrame}
      className="mt-10 aspect-strip nav:mt-12 nav:aspect-strip-wide"
    />
  );
}
