import { m } from '@orendi/messages';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { bannerFrame } from '../catalogue/picture-frames.ts';
import type { HomeSearch } from './home-search.ts';
import { SearchForm } from './search-form.tsx';

/** The first thing a visitor sees: what this is, the search, and the banner. */
export function Welcome({ search, banner }: { search: HomeSearch; banner: string | null }) {
  return (
    <section className="grid grid-cols-1 gap-x-8 nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] nav:pt-8">
      <div className="flex flex-col justify-center gap-5 py-6 nav:gap-6 nav:py-8">
        <h1 className="text-xxl text-balance">{m.home_welcome()}</h1>
        <p className="max-w-[42ch] text-l text-pretty text-ink-quiet">{m.home_promise()}</p>
        <SearchForm search={search} className="max-w-search" isLarge />
      </div>
      {banner && (
        <div
          className="aspect-banner max-h-135 w-full overflow-hidden nav:h-full rounded-l bg-sand"
          style={pictureColor(banner)}
        >
          <Picture url={banner} alt={m.home_banner()} frame={bannerFrame} isFirst />
        </div>
      )}
    </section>
  );
}
